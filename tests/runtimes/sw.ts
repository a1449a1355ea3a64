type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The service worker has no page. Fails to compile if a dependency declares another runtime's globals. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: false,
  document: false,
};
