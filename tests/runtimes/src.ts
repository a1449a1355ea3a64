type Has<Name extends string> = Name extends keyof typeof globalThis ? true : false;

/** The app runs in pages. Stops compiling when a dependency declares the globals of another runtime. */
export const globals: { process: Has<"process">; document: Has<"document"> } = {
  process: false,
  document: true,
};
