/** Addresses that stand for another one. */
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
  // Promotion pages that are switched off: these don't exist yet.
  "/rocket-mart": "/promotions",
  "/rocket-chance": "/promotions",
  "/santa-vegas": "/promotions",
};

/** Where an address leads instead; null for one that stays. */
export function redirectOf(path: string): string | null {
  if (Object.hasOwn(REDIRECTS, path)) return REDIRECTS[path]!;
  return path.startsWith("/users/") ? `/profile/${path.slice(7)}` : null;
}

const FOR_PLAYERS = /^\/(?:profile|favorite-games)(?:\/|$)/;
const OPEN = "/profile/limits/confirm";

/** Whether a page is for signed-in players: the server has nothing of it to render. */
export const isForPlayers = (path: string) =>
  FOR_PLAYERS.test(path) && path !== OPEN && redirectOf(path) === null;
