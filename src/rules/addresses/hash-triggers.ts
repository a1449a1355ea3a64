const POPUP_OF_HASH: Readonly<Record<string, "login" | "registration" | "remind" | "new-password">> = {
  "sign-in": "login",
  login: "login",
  "sign-up": "registration",
  registration: "registration",
  remind: "remind",
  "new-password": "new-password",
  "users/password/edit": "new-password",
  "profile/password/edit": "new-password",
};

export type HashAction =
  | { kind: "popup"; popup: "login" | "registration" | "remind" | "new-password" }
  | { kind: "chat" }
  /** `path` is passed to the betting site, with its slash. */
  | { kind: "sport"; path: string };

/** Action of an address's hash (without `#`); null for an ordinary one. */
export function hashAction(hash: string): HashAction | null {
  if (hash === "chat") return { kind: "chat" };
  const sport = /^sport(?:_([\w-]+))?$/.exec(hash);
  if (sport) return { kind: "sport", path: sport[1] ? `/${sport[1]}` : "" };
  return Object.hasOwn(POPUP_OF_HASH, hash) ? { kind: "popup", popup: POPUP_OF_HASH[hash]! } : null;
}
