import type { Award } from "../../../src/contract/awards.ts";
import type { Bonus, Offer, WageringEntry, WageringTerms } from "../../../src/contract/bonuses.ts";
import type { CampaignTerms } from "../../../src/contract/campaigns.ts";
import type { FreeSpins } from "../../../src/contract/free-spins.ts";
import type { PlayedGame } from "../../../src/contract/history.ts";

export const GAME: PlayedGame = {
  identifier: "nova/BookOfTides",
  title: "Book of Tides",
  provider_title: "Nova",
  path: "/play/nova/book-of-tides",
  preview: null,
  tone: 3,
};

export const wageringTerms = (changes: Partial<WageringTerms> = {}): WageringTerms => ({
  multiplier: 20,
  days: 14,
  max_bet_cents: 500,
  max_win_cents: 50_000,
  contributions: {
    default: 10_000,
    categories: { table: 1_000, live: 1_000, jackpots: "excluded" },
    providers: {},
    games: {},
  },
  ends_on_withdrawal: false,
  ...changes,
});

let count = 0;
/** A stable id for the n-th gift of a test. */
export const giftId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A running bonus as the server sends it. */
export const bonus = (changes: Partial<Bonus> = {}): Bonus => ({
  id: giftId(++count + 1_000),
  kind: "deposit",
  stage: "handle_bets",
  title: "Welcome bonus",
  currency: "EUR",
  amount_cents: 3_000,
  balance_cents: 2_400,
  amount_wager_cents: 24_000,
  amount_wager_requirement_cents: 60_000,
  wager_percent: 40,
  group_key: "welcome",
  activatable: false,
  activatable_until: null,
  issued_at: "2026-11-20T10:00:00.000Z",
  started_at: "2026-11-20T10:00:00.000Z",
  expires_at: "2126-12-04T13:00:00.000Z",
  ended_at: null,
  cancel_reason: null,
  converted_cents: 0,
  forfeited_cents: 0,
  position: null,
  frozen: null,
  terms: wageringTerms(),
  campaign: { slug: "welcome", version: 1 },
  bonuses: [{ type: "bonus", title: "€30" }],
  freespins_total: 0,
  version: 1,
  ...changes,
});

export const issuedBonus = (changes: Partial<Bonus> = {}): Bonus =>
  bonus({
    stage: "issued",
    title: "Friday reload",
    activatable: true,
    activatable_until: "2126-12-01T13:00:00.000Z",
    started_at: null,
    expires_at: null,
    balance_cents: 0,
    amount_wager_cents: 0,
    wager_percent: 0,
    ...changes,
  });

export const waitingBonus = (position: number, changes: Partial<Bonus> = {}): Bonus =>
  issuedBonus({ stage: "wait", activatable: false, activatable_until: null, position, ...changes });

export const endedBonus = (changes: Partial<Bonus> = {}): Bonus =>
  bonus({ stage: "finished", balance_cents: 0, ended_at: "2026-11-10T10:00:00.000Z", ...changes });

/** Activated spins as the server sends them. */
export const freeSpins = (changes: Partial<FreeSpins> = {}): FreeSpins => ({
  id: giftId(++count + 2_000),
  kind: "fs",
  stage: "activated",
  title: "20 free spins",
  currency: "EUR",
  game: GAME,
  freespins_total: 20,
  freespins_played: 8,
  bet_cents: 20,
  won_cents: 340,
  wagering: null,
  max_win_cents: 10_000,
  group_key: "spins",
  activatable: false,
  activatable_until: null,
  is_ready: true,
  issued_at: "2026-11-20T10:00:00.000Z",
  expires_at: "2126-11-30T13:00:00.000Z",
  ended_at: null,
  campaign: { slug: "spins", version: 1 },
  version: 1,
  ...changes,
});

/** A counted round of €5.00. */
export const wageringEntry = (id: number, changes: Partial<WageringEntry> = {}): WageringEntry => ({
  id,
  provider: "nova",
  round: `round-${id}`,
  game: GAME,
  at: "2026-11-21T10:00:00.000Z",
  stake_cents: 500,
  contribution: 10_000,
  parts: 5_000_000,
  ...changes,
});

/** An offer of a deposit bonus. */
export const offer = (changes: Partial<Offer> = {}): Offer => ({
  id: "winter",
  kind: "deposit",
  version: 1,
  title: "Winter reload",
  summary: "50% extra on your next deposit.",
  currency: "EUR",
  group_key: "winter",
  code: "WINTER",
  deposit_number: null,
  min_deposit_cents: 2_000,
  percent: 50,
  max_amount_cents: 10_000,
  wagering: wageringTerms(),
  starts_immediately: true,
  activatable_days: null,
  bonuses: [{ type: "bonus", title: "50%" }],
  freespins_total: 0,
  freespins_max_win_cents: null,
  ends_at: null,
  waits_for: null,
  ...changes,
});

/** Terms of a campaign's first version; there is a newer one. */
export const campaignTerms = (changes: Partial<CampaignTerms> = {}): CampaignTerms => {
  const versionOf = (version: number) => ({
    version,
    state: "published" as const,
    digest: "0".repeat(64),
    published_at: "2026-11-01T10:00:00.000Z",
    retired_at: null,
  });
  return {
    slug: "welcome",
    kind: "deposit_bonus",
    ...versionOf(1),
    locale: "en",
    title: "Welcome bonus",
    summary: "A bonus for your first deposit.",
    lines: ["The bonus must be wagered 20 times.", "Bets use real money first."],
    currency: "EUR",
    valid_from: "2026-11-01T10:00:00.000Z",
    valid_to: null,
    min_deposit_cents: 2_000,
    gives: [],
    history: [versionOf(2), versionOf(1)],
    ...changes,
  };
};

/** An issued bonus as an award. */
export const award = (changes: Partial<Award> = {}): Award => ({
  id: giftId(9_000),
  kind: "bonus",
  source: "deposit",
  state: "issued",
  reason: null,
  title: "Welcome bonus",
  currency: "EUR",
  amount_cents: 3_000,
  count: null,
  parent_id: null,
  campaign: null,
  cash_cents: 0,
  receipts: [],
  created_at: "2026-11-20T10:00:00.000Z",
  decided_at: null,
  ...changes,
});
