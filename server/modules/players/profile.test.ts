import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { AccountBalances } from "../../../src/contract/accounts.ts";
import type { Player, PromoSubscription } from "../../../src/contract/player.ts";
import type { PlayerFields } from "../../../src/contract/player-fields.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { fund } from "../../../tests/support/server/ledger.ts";
import {
  createConfirmedPlayer,
  register,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { players } from "../../core/players/tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const change = (client: TestClient, user: object) => client.patch("/api/player", { user });
const playerOf = async (client: TestClient) => (await client.get("/api/player")).body as Player;

describe("the fields of forms", () => {
  const fieldsOf = async (country: string) =>
    (await visit(app, { country }).get("/api/info/player_fields")).body as PlayerFields;

  it("PROF-06 PROF-26 differ by form and country, as required or optional", async () => {
    const german = await fieldsOf("DE");
    const required = (fields: PlayerFields["deposit"]) =>
      fields.filter((field) => field.required).map(({ name }) => name);
    expect(required(german.registration)).toEqual([
      "email",
      "password",
      "date_of_birth",
      "country",
      "currency",
      "terms_acceptance",
    ]);
    expect(required(german.deposit)).toContain("postal_code");
    expect(required(german.edition)).toEqual([]);
    const names = (fields: PlayerFields["deposit"]) => fields.map(({ name }) => name);
    expect(names(german.deposit)).not.toContain("personal_id");
    expect(names((await fieldsOf("EE")).deposit)).toContain("personal_id");
    expect(names((await fieldsOf("AU")).edition)).toContain("state");
  });

  it("PROF-06 LIC-11 include the legal age for the date of birth, also for a requested country", async () => {
    const age = ({ registration }: PlayerFields) =>
      registration.find(({ name }) => name === "date_of_birth")!.min_age;
    expect(age(await fieldsOf("DE"))).toBe(18);
    expect(age(await fieldsOf("EE"))).toBe(21);
    const response = await visit(app, { country: "DE" }).get("/api/info/player_fields?country=CA");
    expect(age(response.body as PlayerFields)).toBe(19);
  });
});

it("PLT-20 ANC-43 a player's data says whether withdrawals require verification, by licence or country", async () => {
  const isRequired = async (country: string) =>
    (await register(app, { country }, visit(app, { country }))).player.verification_before_withdrawal;
  expect(await isRequired("DE")).toBe(true);
  expect(await isRequired("EE")).toBe(true);
  expect(await isRequired("IT")).toBe(false);
});

describe("changing a profile", () => {
  it("PROF-03 stores valid values in their canonical form", async () => {
    const { client } = await register(app);
    const answer = await change(client, {
      first_name: "  Anna-Lena ",
      last_name: "O’Brien",
      city: "Köln",
      address: "Hauptstraße 5, 2. OG",
      postal_code: "50667",
      mobile_phone: "0221 1234567",
      gender: "female",
    });
    expect(answer.body).toMatchObject({
      first_name: "Anna-Lena",
      last_name: "O’Brien",
      city: "Köln",
      address: "Hauptstraße 5, 2. OG",
      postal_code: "50667",
      mobile_phone: "+492211234567",
      mobile_phone_without_dial_code: "2211234567",
      gender: "female",
    });
    expect(await playerOf(client)).toEqual(answer.body);
    expect((await change(client, { gender: "", city: "" })).body).toMatchObject({ gender: null, city: null });
  });

  it.each([
    ["nickname", "ab", "too_short"],
    ["nickname", "a".repeat(16), "too_long"],
    ["nickname", "<script>", "invalid_characters"],
    ["first_name", "Anna<b>", "invalid_characters"],
    ["city", "Köln\u0007", "invalid_characters"],
    ["mobile_phone", "1234567", "too_short"],
    ["mobile_phone", "--------", "too_short"],
    ["mobile_phone", "call me", "invalid_characters"],
    ["mobile_phone", "+999 12345678", "invalid_format"],
    ["postal_code", "1234", "invalid_format"],
    ["gender", "robot", "unknown"],
    ["address", "x".repeat(300), "too_long"],
    ["address", 5, "invalid_format"],
  ])("PROF-03 PROF-15 PROF-18 PROF-19 PROF-23 PROF-30 rejects %s %j as %s", async (field, value, code) => {
    const { client } = await register(app);
    const before = await playerOf(client);
    expect(await change(client, { city: "Bonn", [field]: value })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", errors: { [`user.${field}`]: [code] } },
    });
    expect(await playerOf(client)).toEqual(before);
  });

  it("PROF-20 AMB-VAL-06 validates the personal id by country", async () => {
    const { client } = await register(app, { country: "EE" }, visit(app, { country: "EE" }));
    const rejection = { errors: { "user.personal_id": ["invalid_format"] } };
    expect((await change(client, { personal_id: "38001085719" })).body).toMatchObject(rejection);
    expect((await change(client, { personal_id: "3800108571" })).body).toMatchObject({
      errors: { "user.personal_id": ["too_short"] },
    });
    expect((await change(client, { personal_id: "38001085718" })).body).toMatchObject({
      personal_id: "38001085718",
    });
    expect((await change(client, { personal_id: "37605030299" })).body).toMatchObject({
      errors: { "user.personal_id": ["locked"] },
    });
  });

  it("PROF-20 PROF-30 AMB-VAL-06 rejects a personal id where the market has none, and an impossible state", async () => {
    const { client } = await register(app);
    const before = await playerOf(client);
    for (const personal_id of ["!", "38001085718"])
      expect((await change(client, { personal_id })).body).toMatchObject({
        errors: { "user.personal_id": ["unknown"] },
      });
    for (const state of ["<b>", "by"])
      expect((await change(client, { state })).body).toMatchObject({ errors: { "user.state": ["unknown"] } });
    expect(await playerOf(client)).toEqual(before);
    expect((await change(client, { personal_id: "", state: "BY" })).body).toMatchObject({
      personal_id: null,
      state: "BY",
    });
  });

  it("PROF-12 PROF-13 PROF-14 derives an unknown state from the postal code", async () => {
    const australian = await register(app, { country: "AU", currency: "AUD" }, visit(app, { country: "AU" }));
    expect((await change(australian.client, { postal_code: "800" })).body).toMatchObject({
      postal_code: "0800",
      state: "NT",
    });
    expect((await change(australian.client, { postal_code: "3000" })).body).toMatchObject({ state: "NT" });
    const canadian = await register(app, { country: "CA", currency: "CAD" }, visit(app, { country: "CA" }));
    expect((await change(canadian.client, { postal_code: "h2x1y4" })).body).toMatchObject({
      postal_code: "H2X 1Y4",
      state: "QC",
    });
  });

  it("doesn't change country, date of birth or verified names", async () => {
    const { client, player } = await register(app);
    for (const [field, value] of [
      ["country", "CA"],
      ["date_of_birth", "1991-01-01"],
    ] as const)
      expect((await change(client, { [field]: value })).body).toMatchObject({
        errors: { [`user.${field}`]: ["locked"] },
      });
    await change(client, { first_name: "Anna" });
    await app.db.update(players).set({ verified: true }).where(eq(players.id, player.id));
    expect((await change(client, { first_name: "Berta" })).body).toMatchObject({
      errors: { "user.first_name": ["locked"] },
    });
  });

  it("PROF-03 ignores fields that a player may not change, and changes no other player", async () => {
    const victim = await register(app);
    const { client, player } = await register(app);
    await change(client, {
      id: victim.player.id,
      groups: [21, 759],
      verified: true,
      email: "other@example.com",
      currency: "BTC",
      level: "diamond",
      city: "Bonn",
    });
    expect(await playerOf(client)).toEqual({ ...player, city: "Bonn" });
    expect(await playerOf(victim.client)).toEqual(victim.player);
  });

  it("LIC-15 requires accepting newer terms", async () => {
    const { client, player } = await register(app);
    await app.db.update(players).set({ termsAccepted: 0 }).where(eq(players.id, player.id));
    expect((await playerOf(client)).auth_fields_missed).toEqual(["terms_acceptance"]);
    expect((await change(client, { terms_acceptance: false })).status).toBe(422);
    expect((await change(client, { terms_acceptance: true })).body).toMatchObject({ auth_fields_missed: [] });
  });

  it("I18N-05 stores the locale", async () => {
    const { client } = await register(app);
    expect((await client.patch("/api/player/update_locale", { locale: "fr-CA" })).body).toMatchObject({
      locale: "fr-CA",
      language: "fr",
    });
    expect((await client.patch("/api/player/update_locale", { locale: "xx" })).status).toBe(422);
  });

  it("PROF-04 has settings with the realtime connection", async () => {
    const { client, player } = await register(app);
    expect((await client.get("/api/player/settings")).body).toEqual({
      realtime: { url: "/connection/websocket", user: String(player.id) },
      inactivity: null,
    });
  });
});

describe("groups", () => {
  it("PROF-07 AMB-VIP-06 players join open groups only; other attempts are audited", async () => {
    const { client, player } = await register(app);
    const join = (add: number[]) => client.post("/api/player/groups", { groups: { add } });
    expect(((await join([1101])).body as Player).groups).toEqual([...player.groups, 1101]);
    for (const group of [21, 916, 759, 255]) expect((await join([1101, group])).status).toBe(403);
    expect((await playerOf(client)).is_tester).toBe(false);
    const auditRows = await app.db.select().from(auditEvents).where(eq(auditEvents.playerId, player.id));
    expect(auditRows.map(({ kind, value }) => [kind, value])).toContainEqual([
      "groups_refused",
      { groups: [21] },
    ]);
  });
});

describe("marketing subscriptions", () => {
  it("PROF-08 AMB-BON-04 are stored by product and channel, and the two flags follow them", async () => {
    const { client } = await register(app, { receive_promos: true });
    const listed = (await client.get("/api/subscriptions")).body as { subscriptions: object[] };
    expect(listed.subscriptions).toContainEqual({ product: "casino", channel: "email", subscribed: true });
    expect(listed.subscriptions).toContainEqual({ product: "casino", channel: "sms", subscribed: false });
    const subscriptions = [
      { product: "casino", channel: "sms", subscribed: true },
      { product: "casino", channel: "email", subscribed: false },
    ];
    await client.put("/api/subscriptions", { subscriptions });
    expect(await playerOf(client)).toMatchObject({ receive_promos: false, receive_sms_promos: true });
    const pigeon = [{ product: "casino", channel: "pigeon", subscribed: true }];
    expect((await client.put("/api/subscriptions", { subscriptions: pigeon })).status).toBe(422);
  });

  it("ANC-27 start off and can be changed one by one at any time", async () => {
    const { client } = await register(app);
    const activeSubscriptions = async () => {
      const { subscriptions } = (await client.get("/api/subscriptions")).body as {
        subscriptions: PromoSubscription[];
      };
      return subscriptions.filter(({ subscribed }) => subscribed);
    };
    const set = (one: object, subscribed: boolean) =>
      client.put("/api/subscriptions", { subscriptions: [{ ...one, subscribed }] });
    expect(await activeSubscriptions()).toEqual([]);
    const allSubscriptions = ["casino", "sport"].flatMap((product) =>
      ["email", "sms"].map((channel) => ({ product, channel })),
    );
    for (const one of allSubscriptions) {
      await set(one, true);
      expect(await activeSubscriptions()).toEqual([{ ...one, subscribed: true }]);
      await set(one, false);
      expect(await activeSubscriptions()).toEqual([]);
    }
  });
});

describe("currency accounts", () => {
  const list = async (client: TestClient, query = "") =>
    (await client.get(`/api/player/accounts${query}`)).body as AccountBalances[];

  it("MON-01 MON-06 AMB-MON-10 start with the registration's currency", async () => {
    const { client } = await register(app, { currency: "BTC" });
    const [account] = await list(client, "?compatibility=true");
    expect(account).toEqual({
      id: expect.any(Number),
      currency: "BTC",
      amount_cents: 0,
      available_to_cashout_cents: 0,
      active: true,
    });
    expect((await list(client))[0]).toMatchObject({ bonus_cents: 0, reserved_cents: 0, wagering_cents: 0 });
  });

  it("MON-07 MON-04 AMB-MON-03 can be added and used in enabled currencies", async () => {
    const { client } = await register(app);
    const open = (currency: string) => client.post("/api/player/accounts", { currency });
    expect(
      ((await open("USD")).body as AccountBalances[]).map(({ currency, active }) => [currency, active]),
    ).toEqual([
      ["EUR", false],
      ["USD", true],
    ]);
    expect((await playerOf(client)).currency).toBe("USD");
    expect((await open("EUR")).body).toHaveLength(2);
    expect((await list(client)).filter(({ active }) => active)).toMatchObject([{ currency: "EUR" }]);
    for (const currency of ["KZT", "GBP", "XXX"])
      expect(await open(currency)).toMatchObject({
        status: 422,
        body: { errors: { currency: ["unknown"] } },
      });
  });

  it("MON-01 exist once per currency when two tabs open one concurrently", async () => {
    const { client } = await register(app);
    const open = () => client.post("/api/player/accounts", { currency: "CAD" });
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await list(client)).map(({ currency }) => currency).sort()).toEqual(["CAD", "EUR"]);
  });

  it("MON-01 AMB-MON-05 send an amount beyond the safe integer range as a string", async () => {
    const { client, player } = await register(app, { currency: "ETH" });
    await fund(app.db, player.id, 9_007_199_254_740_993n);
    expect((await list(client))[0]).toMatchObject({ amount_cents: "9007199254740993" });
  });

  it("PROF-05 have separate statistics", async () => {
    const { client } = await createConfirmedPlayer(app);
    expect((await client.get("/api/player/stats")).body).toEqual([
      { currency: "EUR", deposits_cents: 0, withdrawals_cents: 0, bets_cents: 0, wins_cents: 0 },
    ]);
  });
});
