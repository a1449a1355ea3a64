type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The API's types are used in every runtime. Fails to compile if a dependency declares another runtime's globals. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: false,
  document: false,
};
