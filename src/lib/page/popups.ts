interface Popup {
  /** Address of the popup; without one it opens over the current page only. */
  path?: string;
  /** Other addresses of the popup. */
  aliases?: readonly string[];
  for: "all" | "guests" | "players";
  /** Unavailable in restricted countries. */
  auth?: true;
}

/** Popups by name, the `popup` search parameter. */
export const POPUPS = {
  search: { path: "/search", for: "all" },
  registration: {
    path: "/registration",
    aliases: ["/sign-up"],
    for: "guests",
    auth: true,
  },
  login: { path: "/login", aliases: ["/sign-in"], for: "guests", auth: true },
  remind: { path: "/remind", for: "guests", auth: true },
  "new-password": { path: "/new-password", for: "all", auth: true },
  "email-verify": { path: "/email-verify", aliases: ["/confirmation"], for: "all", auth: true },
  dashboard: { path: "/dashboard", for: "players" },
  cashbox: { path: "/cashbox", for: "players" },
  deposit: { path: "/deposit", for: "players" },
  "deposit-bonus": { path: "/deposit-bonus", for: "players" },
  "deposit-fast": { path: "/deposit-fast", for: "players" },
  withdraw: { path: "/withdraw", for: "players" },
  "personal-info": { for: "players" },
  "profile-data": { for: "players" },
  limits: { for: "players" },
  terms: { for: "players" },
  details: { for: "players" },
  support: { for: "all" },
  install: { for: "all" },
  shortcuts: { for: "all" },
  notifications: { for: "players" },
} as const satisfies Record<string, Popup>;

export type PopupName = keyof typeof POPUPS;

export function isPopupName(name: unknown): name is PopupName {
  return typeof name === "string" && Object.hasOwn(POPUPS, name);
}

export const popupRules = (name: PopupName): Popup => POPUPS[name];

const byPath = new Map(
  (Object.keys(POPUPS) as PopupName[]).flatMap((name) => {
    const { path, aliases = [] } = popupRules(name);
    return [path, ...aliases].map((address) => [address, name] as const);
  }),
);

/** Popup of an address. */
export function popupOfPath(path: string): PopupName | undefined {
  return byPath.get(path) ?? (/^\/accounts\/\d+\/deposit$/.test(path) ? "deposit" : undefined);
}
