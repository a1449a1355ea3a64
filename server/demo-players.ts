import type { Packs } from "../src/contract/jurisdictions.ts";
import { GROUP_OF_TIER, WELCOME_PACK_GROUP } from "../src/rules/players/player-groups.ts";
import type { Db } from "./db/client.ts";
import { readConfig } from "./modules/config/store.ts";
import { hashPassword, isPassword } from "./modules/players/passwords.ts";
import { TERMS_VERSION } from "./modules/players/present.ts";
import { createPlayersStore } from "./modules/players/store.ts";
import { createBooks } from "./play.ts";

/** Of every demo player; there are none in production. */
export const DEMO_PASSWORD = "apogee-demo-7";

/** Of some of them, by their order: a VIP, a tester, and one who has just joined. */
const GROUPS = [[GROUP_OF_TIER.gold], [21], [WELCOME_PACK_GROUP]];

/** What each of them begins with, in whole units: where there are no smaller ones, a unit is worth little. */
const FUNDS = { whole: 100_000, parted: 1_000 };

const testProfilesOf = (packs: Packs) =>
  Object.values(packs.markets.countries).flatMap(({ test_profile }) => test_profile ?? []);

/** @returns email addresses of open demo accounts that still have the public password; production must have none. */
export async function findDemoPlayers(db: Db, packs: Packs): Promise<string[]> {
  const store = createPlayersStore(db);
  const found: string[] = [];
  for (const { email } of testProfilesOf(packs)) {
    const player = await store.byConfirmedEmail(email);
    if (player && player.closedAt === null && (await isPassword(DEMO_PASSWORD, player.passwordHash)))
      found.push(email);
  }
  return found;
}

/** The demo's players, one a market; `fundsOf` gives whole units of a currency by its number of subunits. */
export const demoProfiles = (packs: Packs) =>
  testProfilesOf(packs).map((profile, i) => ({
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
      currency: profile.currency,
      locale: profile.locale,
      licence: profile.licence,
      groups: GROUPS[i] ?? [],
      termsAccepted: TERMS_VERSION,
    },
    fundsOf: (subunits: number) => (subunits > 1 ? FUNDS.parted : FUNDS.whole),
  }));

/** One player of each market that has a test profile, with all that forms ask for and something to play with. */
export async function makeDemoPlayers(db: Db, packs: Packs, now: () => number): Promise<string[]> {
  const { adjust } = createBooks({ db, now });
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const players = createPlayersStore(db);
  const profiles = demoProfiles(packs);
  let passwordHash: string | undefined;
  for (const { email, values, fundsOf } of profiles) {
    if (await players.byConfirmedEmail(email)) continue;
    passwordHash ??= await hashPassword(DEMO_PASSWORD);
    const at = new Date(now());
    const { id } = await players.insert({ ...values, email, passwordHash, createdAt: at, confirmedAt: at });
    const { subunits_to_unit: subunits } = currencies[values.currency]!;
    await adjust({
      playerId: id,
      currency: values.currency,
      amount: BigInt(fundsOf(subunits) * subunits),
      reason: "demo",
      key: `demo-${id}`,
    });
  }
  return profiles.map(({ email }) => email);
}
