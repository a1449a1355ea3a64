import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import {
  createConfirmedPlayer,
  PASSWORD,
  register,
  requestMail,
  signIn,
  visit,
} from "../../tests/support/server/visitor.ts";
import type { SecurityEvent } from "./security-log.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let events: (SecurityEvent & { level: string })[] = [];
beforeAll(async () => {
  app = await testApp({ logSecurity: (level, event) => events.push({ level, ...event }) });
});
beforeEach(() => {
  events = [];
});

const newest = () => events.at(-1);

describe("the security log", () => {
  it("records each login with its outcome, reason and the attempted account", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    events = [];
    const thief = visit(app, { ip: "198.51.100.7" });
    const answer = await signIn(thief, email, "wrong-horse-7");
    expect(newest()).toMatchObject({
      level: "warn",
      event: "sign_in",
      outcome: "refused",
      reason: "password wrong_credentials",
      factors: "password",
      player_id: player.id,
      request_id: (answer.body as { request_id: string }).request_id,
      method: "POST",
      route: "/api/users/sign_in",
    });
    await signIn(thief, email);
    expect(newest()).toMatchObject({
      level: "info",
      event: "sign_in",
      outcome: "success",
      player_id: player.id,
    });
    await thief.delete("/api/users/sign_out");
    expect(newest()).toMatchObject({ event: "sign_out", outcome: "success", player_id: player.id });
    expect(new Set(events.map(({ source }) => source)).size).toBe(1);
  });

  it("contains no email, password, token, session id, IP address or request body", async () => {
    const { email, client } = await createConfirmedPlayer(app);
    const thief = visit(app, { ip: "198.51.100.7" });
    await signIn(thief, email, "wrong-horse-7");
    await signIn(thief, "nobody-at-all@example.com");
    await thief.get("/api/users/confirmation?confirmation_token=secret-of-a-link");
    await client.delete("/api/player/sessions/4b7b7a5e-3a39-4b86-a3b1-94b1bc4e9d5d");
    await client.put("/api/player/password", { user: { current_password: PASSWORD, password: "short" } });
    await thief.sendRaw("POST", "/api/users", "{broken", { "content-type": "application/json" });
    expect(events.length).toBeGreaterThanOrEqual(7);
    const text = JSON.stringify(events);
    for (const secret of [
      email,
      "nobody",
      "wrong-horse",
      PASSWORD,
      "secret-of",
      "198.51",
      "4b7b7a5e",
      "broken",
    ])
      expect(text).not.toContain(secret);
  });

  it("records changes of an account's protection", async () => {
    const { client, player, email } = await createConfirmedPlayer(app);
    events = [];
    await client.put("/api/player/password", {
      user: { current_password: PASSWORD, password: "brand-new-horse-9" },
    });
    await client.post("/api/player/two_factor", { user: { password: "wrong-horse-7" } });
    await client.delete("/api/player/sessions");
    await requestMail(visit(app), "password", email);
    expect(events.map(({ event, outcome, player_id }) => [event, outcome, player_id])).toEqual([
      ["password_change", "success", player.id],
      ["second_factor_start", "refused", player.id],
      ["sessions_end", "success", player.id],
      ["password_reset_request", "success", undefined],
    ]);
  });

  it("records a forged login with a provider", async () => {
    await visit(app).get("/api/auth_providers/demo/callback?state=made-up&code=made-up");
    expect(newest()).toMatchObject({
      level: "warn",
      event: "sign_in",
      outcome: "refused",
      reason: "expired",
      factors: "demo",
    });
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      "a guest's request for a player's data",
      () => visit(app).get("/api/player"),
      { event: "access_refused", reason: "unauthorized" },
    ],
    [
      "a request from another site",
      () => visit(app).delete("/api/users/sign_out", undefined, { "sec-fetch-site": "cross-site" }),
      { event: "sign_out", outcome: "refused", reason: "forbidden" },
    ],
    [
      "an unsigned wallet call",
      () => visit(app).post("/wallet/v1/play", {}),
      { event: "signature_refused", level: "warn" },
    ],
    [
      "a wrong operator key",
      () => visit(app).post("/operator/ledger", { command: "verify" }, { authorization: "Bearer guess" }),
      { event: "operator_key_refused", level: "warn" },
    ],
    [
      "malformed input that the app never sends",
      async () => (await register(app)).client.patch("/api/player", { user: [] }),
      { event: "input_refused", level: "info", reason: "validation_failed" },
    ],
  ])("records %s", async (_, attack, expected) => {
    await attack();
    expect(newest()).toMatchObject({ outcome: "refused", ...expected });
  });

  it("records requests rejected by a rate limit", async () => {
    const { email } = await createConfirmedPlayer(app);
    for (let n = 0; n < 12; n++) await signIn(visit(app), email, `wrong-horse-${n}`);
    expect(newest()).toMatchObject({ event: "sign_in", outcome: "refused", reason: "too_many_requests" });
  });

  it("records neither reads nor ordinary changes", async () => {
    const { client } = await register(app);
    events = [];
    await client.get("/api/player");
    await client.get("/api/games/collections");
    await client.get("/api/nothing");
    await client.patch("/api/player/update_locale", { locale: "de" });
    expect(events).toEqual([]);
  });
});
