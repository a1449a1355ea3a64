type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The server runs in Node. Fails to compile if a dependency declares another runtime's globals. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: true,
  document: false,
};
