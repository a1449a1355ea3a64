import type { Award } from "../../../src/contract/awards.ts";
import type { Bonus } from "../../../src/contract/bonuses.ts";
import type { FreeSpins } from "../../../src/contract/free-spins.ts";
import type { Player } from "../../../src/contract/player.ts";
import { requestBreak } from "../../../src/lib/session/play-lock.ts";
import type { BreakType } from "../../../src/rules/limits/limits.ts";
import { award, campaignTerms, giftId } from "../data/gifts.ts";
import { alterResponse } from "./account.ts";
import type { FakeAnswers, FakeServer } from "./fake-server.ts";
import { find } from "./find.ts";
import { renderApp } from "./render-app.tsx";

interface Gifts {
  bonuses?: Bonus[];
  freeSpins?: FreeSpins[];
  awards?: Award[];
}

/** Answers of the calls that list gifts; a change of the arrays changes the next answers. */
export const giftAnswers = ({ bonuses = [], freeSpins = [], awards = [] }: Gifts = {}): FakeAnswers => ({
  "GET /api/player/bonuses": () => bonuses,
  "GET /api/player/freespins": () => freeSpins,
  "GET /api/player/awards": () => ({ awards, next: null }),
  "GET /api/campaigns/*": () => campaignTerms(),
});

/** An award that is on hold. */
export const heldAward = (changes: Partial<Award> = {}): Award =>
  award({ id: giftId(9_001), state: "held", reason: "verification", ...changes });

const altered =
  <T>(changes: Partial<T>) =>
  (request: Request) =>
    alterResponse<T>(request, (answer) => ({ ...answer, ...changes }));

/** Answers of a player with changed details. */
export const playerAnswer = (changes: Partial<Player>): FakeAnswers => ({
  "GET /api/player": altered<Player>(changes),
});

/** Answers of a market without promotions. */
export const NO_PROMOTIONS: FakeAnswers = {
  "GET /api/info/project": (request) =>
    alterResponse<{ blocked_routes: string[] }>(request, ({ blocked_routes, ...project }) => ({
      ...project,
      blocked_routes: [...blocked_routes, "/promotions"],
    })),
};

/** Starts a break of the signed-in player on this device. */
export async function startBreak(fetch: FakeServer["fetch"], type: BreakType = "coolingoff"): Promise<void> {
  const { id } = (await (await fetch("/api/player")).json()) as Player;
  requestBreak({
    playerId: id,
    type,
    period: type === "coolingoff" ? "day" : "6_months",
    key: crypto.randomUUID(),
  });
}

export const GIFT_PLAYER = { isConfirmed: true, funds: 75 };

/** Opens the page of gifts as a player. */
export const renderGifts = (answers: FakeAnswers, options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp("/profile/gifts", { player: GIFT_PLAYER, answers, ...options });

export const findBonus = (id: string) => find(`[data-bonus="${id}"]`);
