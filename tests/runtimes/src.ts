type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The app runs in pages. Fails to compile if a dependency declares another runtime's globals. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: false,
  document: true,
};
