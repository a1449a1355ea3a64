/** Popups that have an address: the name is the `popup` search parameter, the path is what the address shows. */
export const POPUP_PATHS = {
  search: "/search",
  registration: "/registration",
  login: "/login",
} as const;

export type PopupName = keyof typeof POPUP_PATHS;

export function isPopupName(name: unknown): name is PopupName {
  return typeof name === "string" && Object.hasOwn(POPUP_PATHS, name);
}
