import type { Jurisdictions } from "../../src/contract/jurisdictions.ts";
import { GROUP_OF_TIER, WELCOME_PACK_GROUP } from "../../src/rules/players/player-groups.ts";
import { hashPassword, isPassword } from "../core/credentials/password-hash.ts";
import { createLedger } from "../core/ledger/ledger.ts";
import { TERMS_VERSION } from "../core/players/present.ts";
import { createPlayersStore } from "../core/players/store.ts";
import type { Db } from "../db/client.ts";
import { readConfig } from "../modules/config/store.ts";
import { DEMO_PASSWORD, testProfilesOf } from "../modules/demo-tools/profiles.ts";
import { createGamesStore } from "../modules/games/store.ts";
import { createAdjustments } from "../modules/ledger/adjustments.ts";
import { createDemoDeposits } from "./demo-deposits.ts";
import { createDemoPlay } from "./demo-play.ts";

/** Groups of the first demo players: a VIP, a tester and a new player. */
const GROUPS = [[GROUP_OF_TIER.gold], [21], [WELCOME_PACK_GROUP]];

/** Initial funds in units, for currencies without (`whole`) and with (`parted`) minor units. */
const FUNDS = { whole: 100_000, parted: 1_000 };

/** @returns email addresses of open demo accounts with the public password, which production must not have */
export async function findDemoPlayers(db: Db, jurisdictions: Jurisdictions): Promise<string[]> {
  const store = createPlayersStore(db);
  const demoAddresses: string[] = [];
  for (const { email } of testProfilesOf(jurisdictions)) {
    const player = await store.byConfirmedEmail(email);
    if (player && player.closedAt === null && (await isPassword(DEMO_PASSWORD, player.passwordHash)))
      demoAddresses.push(email);
  }
  return demoAddresses;
}

/** The demo players, one per market; `fundsOf` takes the currency's subunits and returns whole units. */
export const demoProfiles = (jurisdictions: Jurisdictions) =>
  testProfilesOf(jurisdictions).map((profile, i) => ({
    email: profile.email,
    values: {
      nickname: `Demo ${profile.country}`,
      firstName: "Robin",
      lastName: "Example",
      dateOfBirth: "1990-05-17",
      country: profile.country,
      state: profile.state,
      city: profile.city,
      address: "1 Example Street",
      postalCode: profile.postal_code,
      mobilePhone: profile.phone,
      personalId: profile.personal_id ?? null,
      currency: profile.currency,
      locale: profile.locale,
      licence: profile.licence,
      groups: GROUPS[i] ?? [],
      termsAccepted: TERMS_VERSION,
    },
    fundsOf: (subunits: number) => (subunits > 1 ? FUNDS.parted : FUNDS.whole),
  }));

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long ago the players who aren't new signed up, milliseconds. */
const AGE = 56 * DAY;

/** Their deposits, oldest first, in percent of their funds, which all of them together are. */
const DEPOSITS = [
  { daysAgo: 55.31, percent: 25n },
  { daysAgo: 41.16, percent: 20n },
  { daysAgo: 28.42, percent: 15n },
  { daysAgo: 15.87, percent: 15n },
  { daysAgo: 5.24, percent: 25n },
];
/** Bets in their funds. */
const STAKES = 200n;
/**
 * The games they played, oldest first, by rank among the most popular pokies, with what each round paid in percent of
 * its bet. All of them together paid as much as was bet, so that the balance is the funds.
 */
const SESSIONS = [
  { daysAgo: 52.88, rank: 39, pays: [0, 50, 200, 0] },
  { daysAgo: 46.63, rank: 36, pays: [500, 0, 0, 50] },
  { daysAgo: 38.78, rank: 33, pays: [0, 50, 0, 100] },
  { daysAgo: 33.59, rank: 30, pays: [50, 0, 150, 0] },
  { daysAgo: 26.86, rank: 26, pays: [0, 900, 0, 50] },
  { daysAgo: 20.93, rank: 23, pays: [0, 0, 150, 0] },
  { daysAgo: 14.94, rank: 19, pays: [0, 200, 0, 50] },
  { daysAgo: 8.69, rank: 14, pays: [0, 0, 750, 0] },
  { daysAgo: 3.81, rank: 8, pays: [50, 0, 0, 150] },
  { daysAgo: 0.92, rank: 3, pays: [0, 0, 50, 500] },
];
const MAX_RANK = Math.max(...SESSIONS.map(({ rank }) => rank));

/**
 * Creates one complete, funded player per market with a test profile. All but the new one signed up eight weeks ago, and
 * have deposited and played since.
 */
export async function makeDemoPlayers(
  db: Db,
  jurisdictions: Jurisdictions,
  now: () => number,
): Promise<string[]> {
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const store = createPlayersStore(db);
  const profiles = demoProfiles(jurisdictions);
  const missing: typeof profiles = [];
  for (const profile of profiles) if (!(await store.byConfirmedEmail(profile.email))) missing.push(profile);
  if (missing.length === 0) return profiles.map(({ email }) => email);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const adjust = createAdjustments({ db, ledger: createLedger({ now }), now });
  const deposit = await createDemoDeposits({ db, jurisdictions });
  const play = await createDemoPlay({ db, jurisdictions });
  const popular = await createGamesStore(db).page({ categories: ["pokies"] }, 1, MAX_RANK + 1);
  for (const { email, values, fundsOf } of missing) {
    const { licence, country, currency, groups } = values;
    const isNew = groups.includes(WELCOME_PACK_GROUP);
    const signedUpAt = isNew ? now() : now() - AGE;
    const at = new Date(signedUpAt);
    const { id: playerId } = await store.insert({
      ...values,
      email,
      passwordHash,
      createdAt: at,
      confirmedAt: at,
    });
    const subunits = currencies[currency]!.subunits_to_unit;
    const funds = BigInt(fundsOf(subunits) * subunits);
    const percent = (share: bigint) => (funds * share) / 100n;
    if (isNew) {
      await adjust({ playerId, currency, amount: funds, reason: "demo", key: `demo-${playerId}` });
      continue;
    }
    const games = popular.filter((game) => game.currencies[currency]);
    const stake = funds / STAKES;
    const events = [
      ...DEPOSITS.map(({ daysAgo, percent: share }) => ({
        at: Math.round(now() - daysAgo * DAY),
        run: (at: number) => deposit({ playerId, licence, country, currency, amount: percent(share), at }),
      })),
      ...SESSIONS.map(({ daysAgo, rank, pays }) => ({
        at: Math.round(now() - daysAgo * DAY),
        run: (at: number) => {
          const { identifier } = games[rank % games.length]!;
          return play({ playerId, currency, game: identifier, stake, pays, at });
        },
      })),
    ].sort((a, b) => a.at - b.at);
    for (const { at, run } of events) await run(at);
  }
  return profiles.map(({ email }) => email);
}
