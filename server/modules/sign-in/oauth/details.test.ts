import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccountBalances } from "../../../../src/contract/accounts.ts";
import type { Player } from "../../../../src/contract/player.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { fund } from "../../../../tests/support/server/ledger.ts";
import { register, type TestClient, visit } from "../../../../tests/support/server/visitor.ts";
import { players } from "../../../core/players/tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

/** A logged-in player without details, as after a first login with an OAuth provider. */
async function createNewcomer(values: Partial<typeof players.$inferInsert> = {}) {
  const { client, player } = await register(app);
  const missingDetails = { country: null, dateOfBirth: null, currencyChosen: false, termsAccepted: 0 };
  await app.db
    .update(players)
    .set({ ...missingDetails, ...values })
    .where(eq(players.id, player.id));
  return { client, id: player.id };
}

const DETAILS = { country: "CA", currency: "CAD", date_of_birth: "1990-05-17", terms_acceptance: true };
const complete = (client: TestClient, user: object, headers?: Record<string, string>) =>
  client.post("/api/auth_providers/update_details", { user }, headers);
const playerOf = async (client: TestClient) => (await client.get("/api/player")).body as Player;
const accountsOf = async (client: TestClient) =>
  (await client.get("/api/player/accounts")).body as AccountBalances[];

describe("details after a login with an OAuth provider", () => {
  it("AUTH-09 LIC-15 PROF-10 are completed in one request, and none are missing afterwards", async () => {
    const { client, id } = await createNewcomer();
    expect((await playerOf(client)).auth_fields_missed).toEqual([
      "date_of_birth",
      "country",
      "currency",
      "terms_acceptance",
    ]);
    const answer = await complete(client, DETAILS);
    expect(answer.body).toMatchObject({
      id,
      country: "CA",
      currency: "CAD",
      date_of_birth: "1990-05-17",
      auth_fields_missed: [],
    });
    expect(await playerOf(client)).toEqual(answer.body);
  });

  it("MON-01 replace the suggested currency's account unless it holds money", async () => {
    const { client } = await createNewcomer();
    await complete(client, DETAILS);
    expect((await accountsOf(client)).map(({ currency, active }) => [currency, active])).toEqual([
      ["CAD", true],
    ]);
    const euroPlayer = await createNewcomer();
    const [before] = await accountsOf(euroPlayer.client);
    await complete(euroPlayer.client, { ...DETAILS, currency: "EUR" });
    expect(await accountsOf(euroPlayer.client)).toEqual([before]);
    const fundedPlayer = await createNewcomer();
    await fund(app.db, fundedPlayer.id, 1n);
    await complete(fundedPlayer.client, DETAILS);
    expect((await accountsOf(fundedPlayer.client)).map(({ currency }) => currency).sort()).toEqual([
      "CAD",
      "EUR",
    ]);
  });

  it.each([
    ["country", undefined, "required"],
    ["country", "XX", "unknown"],
    ["currency", undefined, "required"],
    ["currency", "GBP", "unknown"],
    ["date_of_birth", undefined, "required"],
    ["date_of_birth", "2000-02-30", "not_a_date"],
    ["date_of_birth", "2007-11-22", "too_young"],
    ["terms_acceptance", undefined, "not_accepted"],
    ["terms_acceptance", false, "not_accepted"],
    ["country", 5, "invalid_format"],
  ])("AUTH-09 PROF-30 LIC-11 reject %s %j as %s, like a registration", async (field, value, code) => {
    const { client } = await createNewcomer();
    const before = await playerOf(client);
    expect(await complete(client, { ...DETAILS, [field]: value })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: { [`user.${field}`]: [code] } },
    });
    expect(await playerOf(client)).toEqual(before);
  });

  it("AUTH-09 accept only missing values; the others are locked and not requested again", async () => {
    const { client } = await createNewcomer({ country: "DE", dateOfBirth: "1990-05-17" });
    expect((await playerOf(client)).auth_fields_missed).toEqual(["currency", "terms_acceptance"]);
    expect((await complete(client, { ...DETAILS, country: "AT" })).body).toMatchObject({
      errors: { "user.country": ["locked"] },
    });
    expect((await complete(client, { currency: "USD", terms_acceptance: true })).body).toMatchObject({
      country: "DE",
      currency: "USD",
      auth_fields_missed: [],
    });
    const locked = await complete(client, { currency: "EUR", date_of_birth: "1980-01-01" });
    expect(locked.body).toMatchObject({
      errors: { "user.currency": ["locked"], "user.date_of_birth": ["locked"] },
    });
  });

  it("LIC-11 AMB-AGE-02 check an earlier date of birth against a country given later", async () => {
    const young = { dateOfBirth: "2006-05-17" };
    const tooYoung = { status: 422, body: { errors: { "user.date_of_birth": ["too_young"] } } };
    const { client } = await createNewcomer(young);
    const details = { currency: "EUR", terms_acceptance: true };
    expect(await complete(client, { ...details, country: "EE" })).toMatchObject(tooYoung);
    expect(await client.patch("/api/player", { user: { country: "EE" } })).toMatchObject(tooYoung);
    expect((await complete(client, { ...details, country: "DE" })).status).toBe(200);
  });

  it("NAV-26 can't name a restricted country, and can't be completed from there", async () => {
    const { client } = await createNewcomer();
    const rejection = { status: 451, body: { code: "restricted_country" } };
    expect(await complete(client, { ...DETAILS, country: "US" })).toMatchObject(rejection);
    expect(await client.patch("/api/player", { user: { country: "US" } })).toMatchObject(rejection);
    expect(await complete(client, DETAILS, { "x-country": "US" })).toMatchObject(rejection);
    expect((await playerOf(client)).country).toBeNull();
  });

  it("accept no field outside the form and change no other player", async () => {
    const victim = await register(app);
    const { client } = await createNewcomer();
    const before = await playerOf(client);
    const { body } = await complete(client, {
      ...DETAILS,
      id: victim.player.id,
      email: victim.email,
      groups: [21, 759],
      verified: true,
      sumsub_verified: true,
      confirmed_at: "2026-01-01T00:00:00Z",
      license_name: "EE",
      nickname: "Root",
      level: "diamond",
    });
    const { country, currency, date_of_birth } = DETAILS;
    expect(body).toEqual({ ...before, country, currency, date_of_birth, auth_fields_missed: [] });
    expect(await playerOf(victim.client)).toEqual(victim.player);
    expect((await complete(visit(app), DETAILS)).status).toBe(401);
  });
});
