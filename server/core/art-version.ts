/** Part of every immutable art address: change it when any picture changes. */
export const ART_VERSION = "a17";
