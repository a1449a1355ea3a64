type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The service worker has no page. Stops compiling when a dependency declares the globals of another runtime. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: false,
  document: false,
};
