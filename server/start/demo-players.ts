import { randomUUID } from "node:crypto";
import type { Jurisdictions } from "../../src/contract/jurisdictions.ts";
import { GROUP_OF_TIER, WELCOME_PACK_GROUP } from "../../src/rules/players/player-groups.ts";
import { openAccount } from "../core/accounts/accounts-store.ts";
import { hashPassword, isPassword } from "../core/credentials/password-hash.ts";
import { gameSessionsStore } from "../core/game-sessions/game-sessions-store.ts";
import { createLedger } from "../core/ledger/ledger.ts";
import { TERMS_VERSION } from "../core/players/present.ts";
import { createPlayersStore } from "../core/players/store.ts";
import type { Db } from "../db/client.ts";
import { readConfig } from "../modules/config/store.ts";
import { DEMO_PASSWORD, testProfilesOf } from "../modules/demo-tools/profiles.ts";
import { createGamesStore } from "../modules/games/store.ts";
import { createAdjustments } from "../modules/ledger/adjustments.ts";
import { REFERENCE_PROVIDER } from "../reference-game-server/module.ts";
import { createDemoDeposits } from "./demo-deposits.ts";

/** Groups of the first demo players: a VIP, a tester and a new player. */
const GROUPS = [[GROUP_OF_TIER.gold], [21], [WELCOME_PACK_GROUP]];

/** Initial funds in units, for currencies without (`whole`) and with (`parted`) minor units. */
const FUNDS = { whole: 100_000, parted: 1_000 };
/** The part of them that players who aren't new have deposited, in percent. */
const DEPOSITED = 20n;

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
/** Which of the most popular pokies each demo player opened, newest first. */
const OPENED_RANKS = [3, 8, 14, 19, 23, 26, 30, 33, 36, 39];

/** Opens games in the hours before, without a bet, so that a demo's lobby has games to continue with. */
async function openGames(db: Db, playerId: number, currency: string, at: number): Promise<void> {
  const popular = await createGamesStore(db).page({ categories: ["pokies"] }, 1, OPENED_RANKS.at(-1)! + 1);
  const { id: accountId } = await openAccount(db, playerId, currency, new Date(at));
  const opened = OPENED_RANKS.flatMap((rank) => popular[rank] ?? []).filter(
    (game) => game.currencies[currency],
  );
  for (const [i, { identifier }] of opened.entries()) {
    const createdAt = new Date(at - (i + 1) * 7 * HOUR);
    await gameSessionsStore.insert(db, {
      id: randomUUID(),
      playerId,
      accountId,
      currency,
      provider: REFERENCE_PROVIDER,
      gameIdentifier: identifier,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + HOUR),
      endedAt: new Date(createdAt.getTime() + HOUR),
    });
  }
}

/**
 * Creates one complete, funded player per market with a test profile. All but the new one have deposited a part of their
 * funds and opened games before.
 */
export async function makeDemoPlayers(
  db: Db,
  jurisdictions: Jurisdictions,
  now: () => number,
): Promise<string[]> {
  const adjust = createAdjustments({ db, ledger: createLedger({ now }), now });
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const players = createPlayersStore(db);
  const profiles = demoProfiles(jurisdictions);
  let deposit: Awaited<ReturnType<typeof createDemoDeposits>> | undefined;
  let passwordHash: string | undefined;
  for (const { email, values, fundsOf } of profiles) {
    if (await players.byConfirmedEmail(email)) continue;
    passwordHash ??= await hashPassword(DEMO_PASSWORD);
    const at = new Date(now());
    const { id } = await players.insert({ ...values, email, passwordHash, createdAt: at, confirmedAt: at });
    const { subunits_to_unit: subunits } = currencies[values.currency]!;
    const { licence, country, currency } = values;
    const funds = BigInt(fundsOf(subunits) * subunits);
    const isNew = values.groups.includes(WELCOME_PACK_GROUP);
    const deposited = isNew ? 0n : (funds * DEPOSITED) / 100n;
    const amount = funds - deposited;
    await adjust({ playerId: id, currency, amount, reason: "demo", key: `demo-${id}` });
    if (isNew) continue;
    deposit ??= await createDemoDeposits({ db, jurisdictions, now });
    await deposit({ playerId: id, licence, country, currency, amount: deposited });
    await openGames(db, id, currency, now());
  }
  return profiles.map(({ email }) => email);
}
