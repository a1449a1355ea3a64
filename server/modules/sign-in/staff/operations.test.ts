import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { SECRET } from "../../../../tests/support/server/documents.ts";
import { createConfirmedPlayer, PASSWORD, signIn, visit } from "../../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { players } from "../../../core/players/tables.ts";
import { operatorKey } from "../../../http/operator-key.ts";
import { readCommand, runCommand } from "./command.ts";
import type { Operation } from "./operations.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => {
  // Starts a new minute of the rate limit.
  clock.advance(60_000);
});

const server = (key = operatorKey(SECRET)) => ({
  key,
  url: "http://localhost",
  fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
});
const run = (words: string, key?: string) => runCommand(readCommand(words.split(" ")), server(key));
const lastAuditEvent = async () =>
  (await app.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1))[0];

describe("account operations", () => {
  it("log a player out everywhere and audit the staff member's name", async () => {
    const { client, email, player } = await createConfirmedPlayer(app);
    const other = await createConfirmedPlayer(app);
    const thief = visit(app);
    await signIn(thief, email);
    expect(await run(`sign-out --player ${email} --by olga`)).toEqual({
      ok: true,
      lines: [`${email} is signed out everywhere`],
    });
    for (const { get } of [client, thief]) expect((await get("/api/player")).status).toBe(401);
    expect((await other.client.get("/api/player")).status).toBe(200);
    expect(await lastAuditEvent()).toMatchObject({
      playerId: player.id,
      kind: "signed_out",
      value: { by: "olga" },
    });
  });

  it("log every player out", async () => {
    const [first, second] = [await createConfirmedPlayer(app), await createConfirmedPlayer(app)];
    expect((await run("sign-out-all --by olga")).ok).toBe(true);
    for (const { client } of [first, second]) expect((await client.get("/api/player")).status).toBe(401);
    expect(await lastAuditEvent()).toMatchObject({ playerId: null, kind: "all_signed_out" });
  });

  it("remove a lost second factor, and don't complete logins that wait for its code", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    await app.db
      .update(players)
      .set({ otpSince: new Date(clock.now()) })
      .where(eq(players.id, player.id));
    const thief = visit(app);
    expect((await signIn(thief, email)).status).toBe(422);
    const words = ["remove-second-factor", "--player", String(player.id), "--by", "olga"];
    const command = readCommand([...words, "--reason", "passport on a call"]);
    expect((await runCommand(command, server())).ok).toBe(true);
    const user = { email, password: PASSWORD, otp_attempt: "000000" };
    expect((await thief.post("/api/users/sign_in", { user })).body).toMatchObject({
      errors: { "user.captcha": ["captcha_failed"] },
    });
    expect((await signIn(visit(app), email)).status).toBe(200);
    expect(await lastAuditEvent()).toMatchObject({
      kind: "second_factor_removed",
      value: { by: "olga", reason: "passport on a call" },
    });
  });

  it("require the operator key, a staff member's name and a player", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    const body: Operation = { command: "sign_out", player: email, by: "olga" };
    expect((await client.post("/operator/accounts", body)).status).toBe(404);
    await expect(run(`sign-out --player ${email} --by olga`, "guess")).rejects.toThrow(
      "doesn't accept this key",
    );
    await expect(run("sign-out --player nobody@example.com --by olga")).rejects.toThrow("Unknown player");
    expect(() => readCommand(["sign-out", "--player", email])).toThrow("--by is missing");
    expect(() => readCommand(["remove-second-factor", "--player", email, "--by", "olga"])).toThrow(
      "--reason is missing",
    );
    expect((await client.get("/api/player")).status).toBe(200);
  });
});
