import type { Packs } from "../src/contract/packs.ts";
import { GROUP_OF_TIER } from "../src/rules/groups.ts";
import type { Db } from "./db/client.ts";
import { hashPassword } from "./modules/players/passwords.ts";
import { TERMS_VERSION } from "./modules/players/present.ts";
import { createPlayersStore } from "./modules/players/store.ts";

/** Of every demo player; there are none in production. */
export const DEMO_PASSWORD = "apogee-demo-7";

/** One player of each market that has a test profile, with all that forms ask for; the first of them is a VIP. */
export async function makeDemoPlayers(db: Db, packs: Packs, now: () => number): Promise<string[]> {
  const players = createPlayersStore(db);
  const profiles = Object.values(packs.markets.countries).flatMap(({ test_profile }) => test_profile ?? []);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const [i, profile] of profiles.entries()) {
    if (await players.byConfirmedEmail(profile.email)) continue;
    await players.insert({
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
      groups: i === 0 ? [GROUP_OF_TIER.gold] : [],
      termsAccepted: TERMS_VERSION,
      createdAt: new Date(now()),
      confirmedAt: new Date(now()),
    });
  }
  return profiles.map(({ email }) => email);
}
