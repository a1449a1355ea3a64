import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { expectCaught } from "../../../tests/support/faults/source-mutant.ts";
import { TEST_NOW } from "../../../tests/support/server/app.ts";
import { bet, rejectionResponse, testWallet, WALLET_SECRET } from "../../../tests/support/server/wallet.ts";
import { gameSessions } from "../../core/game-sessions/tables.ts";
import { sessions } from "../../core/sessions/tables.ts";
import type * as Signature from "../../http/signature.ts";
import { sign } from "../../http/signature.ts";

const { app, createPlayer, openGameSession, play, send, name, balances } = await testWallet();

describe("a wallet call", () => {
  it.each([
    ["no signature", { "x-signature": "" }],
    ["a wrong signature", { "x-signature": "00".repeat(32) }],
    ["a truncated signature", { "x-signature": "ab" }],
    ["another provider's name", { "x-provider": "other" }],
    ["an unknown provider", { "x-provider": "nobody" }],
    ["__proto__ as the provider", { "x-provider": "__proto__" }],
  ])("MI-30 with %s is rejected", async (_, headers) => {
    const { session } = await createPlayer(100n);
    const body = JSON.stringify({ session, currency: "EUR", round: "r", actions: [bet(name(), "1.00")] });
    expect(await send("play", body, headers)).toMatchObject({
      status: 401,
      body: { code: "invalid_signature" },
    });
  });

  it("MI-30 is signed over the bytes sent, not over the parsed JSON", async () => {
    const { session } = await createPlayer(100n);
    const hostile = `{ "round":"${name("round")}",\t"currency":"EUR", "actions":[{"amount":"0.10","id":"${name()}","action":"bet"}],\n"session":"${session}"}`;
    expect((await send("play", hostile)).status).toBe(200);
    const signature = sign(JSON.stringify(JSON.parse(hostile)), WALLET_SECRET);
    expect((await send("play", hostile, { "x-signature": signature })).status).toBe(401);
  });

  it("MI-30 mutant unsigned: anything shaped like a signature is accepted", () =>
    expectCaught<typeof Signature>(
      "server/http/signature.ts",
      ({ isSigned, sign }) => {
        const body = Buffer.from("{}");
        expect(isSigned(body, sign(body, WALLET_SECRET), WALLET_SECRET)).toBe(true);
        for (const forged of ["00".repeat(32), sign("{ }", WALLET_SECRET), sign(body, "another"), ""])
          expect(isSigned(body, forged, WALLET_SECRET)).toBe(false);
      },
      "return received.length === expected.length && timingSafeEqual(received, expected);",
      "return received.length === expected.length;",
    ));

  it("doesn't find another provider's session or an unknown one", async () => {
    const player = await createPlayer(100n);
    const foreign = await openGameSession(player, "nova-spins", "other");
    for (const one of [foreign, { ...player, session: crypto.randomUUID() }])
      expect(await play(one, name("round"), [bet(name(), "1.00")])).toMatchObject(
        rejectionResponse("unknown_session"),
      );
    const body = JSON.stringify({ session: player.session });
    expect(await send("balance", body)).toMatchObject({
      status: 200,
      body: { balance: "1.00", currency: "EUR", open: true },
    });
  });

  it("AUTH-16 is rejected, even for the balance, once the player has logged out of the launching session", async () => {
    const player = await createPlayer(100n);
    const body = JSON.stringify({ session: player.session });
    await app.db.delete(sessions).where(eq(sessions.digest, `login ${player.session}`));
    expect(await send("balance", body)).toMatchObject(rejectionResponse("session_expired", "1.00"));
  });

  it.each([
    ["left", { endedAt: new Date(TEST_NOW) }],
    ["over", { expiresAt: new Date(TEST_NOW - 1) }],
  ])("MI-09 gets the balance of a session that is %s, but can't bet", async (_, values) => {
    const player = await createPlayer(100n);
    await app.db.update(gameSessions).set(values).where(eq(gameSessions.id, player.session));
    expect(await send("balance", JSON.stringify({ session: player.session }))).toMatchObject({
      status: 200,
      body: { balance: "1.00", open: false },
    });
  });

  it("MI-01 in another currency than the session's is rejected", async () => {
    const player = await createPlayer(100n);
    expect(await play({ ...player, currency: "USD" }, name("round"), [])).toMatchObject(
      rejectionResponse("wrong_currency"),
    );
    expect(await play({ ...player, currency: "XXX" }, name("round"), [])).toMatchObject({ status: 400 });
  });

  it.each([
    "0",
    "0.00",
    "-1.00",
    "+1.00",
    "1.005",
    "1.000",
    "01.00",
    "1e3",
    "1E3",
    "1.",
    ".5",
    "1,50",
    " 1",
    "0x1",
    "NaN",
    "Infinity",
    "",
    "90071992547409.92",
    "99999999999999999999",
  ])("MI-14 rejects the amount %j", async (amount) => {
    const player = await createPlayer(100n);
    expect(await play(player, name("round"), [bet(name(), amount)])).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
    expect(await balances(player)).toMatchObject({ real: 100n });
  });

  it.each<[string, bigint, string, string]>([
    ["JPY", 500n, "1", "499"],
    ["BTC", 100_000_000n, "0.00000001", "0.99999999"],
    ["EUR", 9_007_199_254_740_993n, "9999999999.99", "90061992547409.94"],
  ])("MI-14 accepts amounts of %s to the last minor unit", async (currency, funds, amount, remainder) => {
    const player = await createPlayer(funds, currency);
    expect(await play(player, name("round"), [bet(name(), amount)])).toMatchObject({
      body: { balance: remainder },
    });
  });

  it.each<[string, (session: string) => string | Buffer]>([
    ["not JSON", () => "{"],
    ["not UTF-8", () => Buffer.from([0x22, 0xff, 0x22])],
    ["an array", () => "[]"],
    [
      "a bet with a numeric amount",
      (session) =>
        JSON.stringify({ session, currency: "EUR", round: "r", actions: [{ ...bet("a", ""), amount: 1 }] }),
    ],
    [
      "an unknown action",
      (session) =>
        JSON.stringify({ session, currency: "EUR", round: "r", actions: [{ action: "gift", id: "a" }] }),
    ],
    [
      "a bet with an unknown field",
      (session) =>
        JSON.stringify({ session, currency: "EUR", round: "r", actions: [{ ...bet("a", "1"), free: true }] }),
    ],
    [
      "for a round whose id contains a NUL",
      (session) => JSON.stringify({ session, currency: "EUR", round: "r\0", actions: [] }),
    ],
    [
      "for a round whose id is too long",
      (session) => JSON.stringify({ session, currency: "EUR", round: "r".repeat(65), actions: [] }),
    ],
    [
      "for an invalid session id",
      () => JSON.stringify({ session: "'; drop", currency: "EUR", round: "r", actions: [] }),
    ],
    [
      "over the limit of 100 actions",
      (session) =>
        JSON.stringify({ session, currency: "EUR", round: "r", actions: Array(101).fill(bet("a", "1")) }),
    ],
  ])("MI-14 that is %s is rejected with the reason", async (_, body) => {
    const { session } = await createPlayer(100n);
    const answer = await send("play", body(session));
    expect(answer).toMatchObject({ status: 400, body: { code: "bad_request" } });
    expect(answer.body.message!.length).toBeGreaterThan(5);
  });
});
