/** A message catalogue compiled by Lingui. */
declare module "*.po" {
  export const messages: import("@lingui/core").Messages;
}
