/** Redirects by path. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  "/accounts/history": "/",
  "/profile/password/edit": "/new-password",
  "/users/password/edit": "/new-password",
  "/profile/confirmation": "/confirmation",
  "/users/confirmation": "/confirmation",
  "/users": "/profile",
  "/sport/login": "/login",
  "/sport/registration": "/registration",
  "/pokies": "/pokies/all",
  "/live": "/live/all",
  "/table": "/table/all",
  "/bonus-balance": "/profile/bonus-balance",
  // Promotion pages that don't exist yet.
  "/rocket-mart": "/promotions",
  "/rocket-chance": "/promotions",
  "/santa-vegas": "/promotions",
};

/** @returns the target of a redirect; null if the path has none. */
export function redirectOf(path: string): string | null {
  if (Object.hasOwn(REDIRECTS, path)) return REDIRECTS[path]!;
  return path.startsWith("/users/") ? `/profile/${path.slice(7)}` : null;
}

const PLAYER_PAGES = /^\/(?:profile|favorite-games)(?:\/|$)/;
const LIMIT_CONFIRMATION = "/profile/limits/confirm";

/** True for pages of signed-in players, which the server does not render. */
export const isForPlayers = (path: string) =>
  PLAYER_PAGES.test(path) && path !== LIMIT_CONFIRMATION && redirectOf(path) === null;
