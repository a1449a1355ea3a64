import type { RecentWin } from "../../../src/contract/public-wins.ts";

/** The n-th win, with a distinct id, game and amount. */
export const recentWin = (n: number): RecentWin => ({
  id: String(n),
  at: "2026-11-21T12:00:00.000Z",
  game: { identifier: "a/b", title: `Game ${n}`, provider: "a", seo_title: "b", tone: n },
  user_name: "Benjam***",
  currency: "EUR",
  amount_cents: n * 1_000,
});
