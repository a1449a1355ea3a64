import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { randomOf } from "../../../tests/support/data/random.ts";
import { bet, rollback, testWallet, type WalletSession, win } from "../../../tests/support/server/wallet.ts";
import { ledgerEntries } from "../../core/ledger/tables.ts";
import { rounds } from "../../core/rounds/tables.ts";
import { digestOf, newToken } from "../../http/secret-token.ts";
import { gameLaunches } from "../launch/tables.ts";

const { app, createPlayer, send, play, name, balances } = await testWallet();

/** Examples of every kind of invalid amount in a currency with this number of decimals. */
function badAmounts(decimals: number, seed: number): [string, unknown[]][] {
  const random = randomOf(seed);
  const digits = (count: number) => Array.from({ length: count }, () => random(10)).join("");
  const whole = () => String(1 + random(9_999));
  const good = () => (decimals > 0 ? `${whole()}.${digits(decimals)}` : whole());
  const several = (make: () => string) => Array.from({ length: 4 }, make);
  const safe = String(Number.MAX_SAFE_INTEGER + 1);
  const tooLarge = decimals > 0 ? `${safe.slice(0, -decimals)}.${safe.slice(-decimals)}` : safe;
  return [
    ["zero", ["0", "0.0", `0.${"0".repeat(Math.max(1, decimals))}`, "-0", "0.000000000"]],
    ["negative", [...several(() => `-${good()}`), `+${good()}`, `--${good()}`]],
    ["finer than the currency", several(() => `${whole()}.${digits(decimals + 1 + random(4))}`)],
    ["finer by a zero", [`${whole()}.${"0".repeat(decimals + 1)}`]],
    ["an exponent", several(() => `${whole()}${random(2) ? "e" : "E"}${random(2) ? "-" : ""}${random(6)}`)],
    ["too large", [tooLarge, ...several(() => `${1 + random(9)}${digits(16 + random(30))}`)]],
    [
      "written otherwise",
      [
        `0${good()}`,
        ` ${good()}`,
        `${good()} `,
        `${good()}\n`,
        `${whole()}.`,
        `.${whole()}`,
        `${whole()},5`,
      ].concat([
        "1_000",
        "1 000",
        "0x10",
        "0b1",
        "1n",
        "١",
        "１",
        "½",
        "NaN",
        "Infinity",
        "null",
        "",
        "\u0000",
      ]),
    ],
    ["no text", [1, 1.5, 0, -1, null, true, [], ["1"], {}, { amount: "1" }]],
  ];
}

/** Everything that a call could have written. */
async function tracesOf(player: WalletSession) {
  const { playerId } = player;
  return {
    ...(await balances(player)),
    entries: await app.db.$count(ledgerEntries, eq(ledgerEntries.playerId, playerId)),
    rounds: await app.db.$count(rounds, eq(rounds.playerId, playerId)),
  };
}

const BAD = { status: 400, body: { code: "bad_request" } };

describe("an invalid amount", () => {
  it.each<[string, number, bigint, string]>([
    ["EUR", 2, 1_000_000n, "1.00"],
    ["JPY", 0, 1_000_000n, "100"],
    ["BTC", 8, 100_000_000n, "0.00000001"],
  ])(
    "MI-14 MI-08 in %s is rejected in bets and wins, alone or among others, and moves no money",
    async (currency, decimals, funds, good) => {
      const player = await createPlayer(funds, currency);
      const before = await tracesOf(player);
      for (const [description, amounts] of badAmounts(decimals, 20_261_122))
        for (const amount of amounts)
          for (const make of [bet, win]) {
            const [bad, one, other] = [make(name(), amount as string), bet(name(), good), win(name(), good)];
            for (const actions of [[bad], [one, bad], [bad, other], [one, bad, other]]) {
              const answer = await play(player, name("round"), actions, { close: true });
              expect([description, amount, answer.status, answer.body.code]).toEqual([
                description,
                amount,
                400,
                "bad_request",
              ]);
            }
          }
      expect(await tracesOf(player)).toEqual(before);
    },
  );

  it("MI-06 leaves its id and round free for the corrected call", async () => {
    const player = await createPlayer(1_000n);
    const [round, id] = [name("round"), name()];
    expect(await play(player, round, [bet(id, "1.001")])).toMatchObject(BAD);
    expect(await play(player, round, [bet(id, "1.00")])).toMatchObject({ body: { balance: "9.00" } });
  });
});

describe("a field outside the contract", () => {
  const EXTRA = ["free", "Amount", "amount ", "balance", "playerId", "constructor", "__proto__", ""];
  /** JSON of an object with one more field; here even `__proto__` is an ordinary field. */
  const withField = (object: object, field: string) =>
    JSON.stringify(object).replace(/\}$/, `,${JSON.stringify(field)}:"1.00"}`);

  it.each(EXTRA)(
    "MI-14 MI-30 %j is rejected in every call and every action, without effect",
    async (field) => {
      const player = await createPlayer(1_000n);
      const { session } = player;
      const before = await tracesOf(player);
      const commandBody = (actions: string) =>
        `{"session":"${session}","currency":"EUR","round":"${name("round")}","actions":[${actions}]}`;
      const actions = [bet(name(), "1.00"), win(name(), "1.00"), rollback(name(), name())];
      for (const action of actions)
        expect([action, await send("play", commandBody(withField(action, field)))]).toMatchObject([
          action,
          BAD,
        ]);
      const whole = { session, currency: "EUR", round: name("round"), actions: [actions[0]], close: false };
      expect(await send("play", withField(whole, field))).toMatchObject(BAD);
      expect(await send("balance", withField({ session }, field))).toMatchObject(BAD);
      expect(await send("launch", withField({ launch: newToken() }, field))).toMatchObject(BAD);
      expect(await tracesOf(player)).toEqual(before);
    },
  );

  it("MI-30 doesn't use up a launch", async () => {
    const { session } = await createPlayer(0n);
    const token = newToken();
    await app.db.insert(gameLaunches).values({
      digest: digestOf(token),
      sessionId: session,
      provider: "studio",
      gameIdentifier: app.games.index()[0]!.identifier,
      locale: "en",
      device: "mobile",
      returnUrl: "/",
      licence: "CW",
      expiresAt: new Date(Date.UTC(2030, 0)),
    });
    expect(await send("launch", withField({ launch: token }, "more"))).toMatchObject(BAD);
    const launch = () => send("launch", JSON.stringify({ launch: token }));
    expect(await launch()).toMatchObject({ status: 200, body: { session, balance: "0.00" } });
    expect(await launch()).toMatchObject({ status: 404, body: { code: "unknown_launch" } });
  });
});

describe("a field that is missing or of another type", () => {
  const parts: Record<string, unknown[]> = {
    session: [undefined, null, 1, "", "x", [], "00000000-0000-0000-0000-00000000000g"],
    currency: [undefined, null, "", "eur", "EUROS", "EUR ", 978, ["EUR"]],
    round: [undefined, null, "", 1, "a b", "é", "x".repeat(65), {}],
    actions: [undefined, null, {}, "bet", [null], [[]], ["bet"], [{}], [{ action: "bet" }]],
    close: [null, 0, 1, "true", "", {}],
  };
  it.each(Object.keys(parts))("MI-14 %s: the call is rejected without effect", async (part) => {
    const player = await createPlayer(1_000n);
    const { session } = player;
    const before = await tracesOf(player);
    for (const value of parts[part]!) {
      const command = { session, currency: "EUR", round: name("round"), actions: [bet(name(), "1.00")] };
      const answer = await send("play", JSON.stringify({ ...command, [part]: value }));
      expect([value, answer]).toMatchObject([value, BAD]);
    }
    for (const body of ["null", "[]", '"x"', "1", ""])
      for (const call of ["play", "balance", "launch"])
        expect([call, body, await send(call, body)]).toMatchObject([call, body, BAD]);
    expect(await tracesOf(player)).toEqual(before);
  });
});
