/** Build of this page; "dev" in development. */
export function currentBuild(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "dev";
}
