/** Readable mirror of the HTTP-only session cookie: lets scripts detect a session. */
export const SIGNED_IN_COOKIE = "signed_in";

/** Last height of the player's own rows in the lobby: its key in localStorage, and the CSS property that reserves it. */
export const PLAYER_ROWS = { storage: "private:player-rows", property: "--player-rows" } as const;

/**
 * The site's fonts: by family, the key in localStorage of a device that has them, and the attribute of the document that
 * shows them.
 */
export const SITE_FONTS = {
  files: { "Sora Variable": "/fonts/sora.woff2", "Figtree Variable": "/fonts/figtree.woff2" },
  storage: "site-fonts",
  attribute: "data-site-fonts",
} as const;

/**
 * The desktop's rail without names: its key in localStorage, and the attribute of the document, whose value in a player's
 * account is `account`. Stored are `"1"` and, for a rail that has its names in the account too, an empty string; without a
 * choice the rail is slim in the account only.
 */
export const SLIM_RAIL = {
  storage: "slim-rail",
  attribute: "data-slim-rail",
  account: "account",
} as const;
