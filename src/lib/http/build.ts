/** The build that this page is of; "dev" while developing. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "dev";
}
