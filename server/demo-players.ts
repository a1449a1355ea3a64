import type { Packs } from "../src/contract/packs.ts";
import { GROUP_OF_TIER, WELCOME_PACK_GROUP } from "../src/rules/groups.ts";
import type { Db } from "./db/client.ts";
import { readConfig } from "./modules/config/store.ts";
import { hashPassword } from "./modules/players/passwords.ts";
import { TERMS_VERSION } from "./modules/players/present.ts";
import { createPlayersStore } from "./modules/players/store.ts";
import { createBooks } from "./play.ts";

/** Of every demo player; there are none in production. */
export const DEMO_PASSWORD = "apogee-demo-7";

/** Of some of them, by their order: a VIP, a tester, and one who has just joined. */
const GROUPS = [[GROUP_OF_TIER.gold], [21], [WELCOME_PACK_GROUP]];

/** What each of them begins with, in whole units: where there are no smaller ones, a unit is worth little. */
const FUNDS = { whole: 100_000, parted: 1_000 };

/** One player of each market that has a test profile, with all that forms ask for and something to play with. */
export async function makeDemoPlayers(db: Db, packs: Packs, now: () => number): Promise<string[]> {
  const { adjust } = createBooks({ db, now });
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const players = createPlayersStore(db);
  const profiles = Object.values(packs.markets.countries).flatMap(({ test_profile }) => test_profile ?? []);
  let passwordHash: string | undefined;
  for (const [i, profile] of profiles.entries()) {
    if (await players.byConfirmedEmail(profile.email)) continue;
    passwordHash ??= await hashPassword(DEMO_PASSWORD);
    const { id } = await players.insert({
      email: profile.email,
      passwordHash,
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
      createdAt: new Date(now()),
      confirmedAt: new Date(now()),
    });
    const { subunits_to_unit: subunits } = currencies[profile.currency]!;
    await adjust({
      playerId: id,
      currency: profile.currency,
      amount: BigInt((subunits > 1 ? FUNDS.parted : FUNDS.whole) * subunits),
      reason: "demo",
      key: `demo-${id}`,
    });
  }
  return profiles.map(({ email }) => email);
}
