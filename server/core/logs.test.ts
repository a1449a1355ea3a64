import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../tests/support/server/app.ts";
import { mailTo } from "../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  newEmail,
  PASSWORD,
  registration,
  requestMail,
  signIn,
  visit,
} from "../../tests/support/server/visitor.ts";
import { playerTokens } from "../modules/sign-in/tables.ts";
import { auditEvents } from "./audit/tables.ts";
import { players } from "./players/tables.ts";
import { sessions } from "./sessions/tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let logged: string[] = [];
beforeAll(async () => {
  app = await testApp({
    passwordCost: undefined,
    logError: (message, error, fields) =>
      logged.push(`${message} ${JSON.stringify(fields)} ${(error as Error).stack} ${(error as Error).cause}`),
  });
});
afterEach(() => {
  logged = [];
});

/** Runs the callback while a table is missing. */
async function without(table: string, run: () => Promise<unknown>): Promise<void> {
  await app.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    await run();
  } finally {
    await app.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}

describe("secret and personal data", () => {
  it("isn't logged when the database fails: no password, link, session, address or name", async () => {
    const client = visit(app);
    const email = newEmail();
    const body = registration({ email, nickname: "Anna Bell", captcha: await client.captcha() });
    await without("mails", async () => {
      const answer = await client.post("/api/users", body);
      expect(answer.status).toBe(500);
      expect(JSON.stringify(answer.body)).not.toMatch(/mails|insert|at /);
    });
    await without("sessions", async () => {
      const { email: known } = await createConfirmedPlayer(app).catch(() => ({ email: "" }));
      expect(known).toBe("");
    });
    await without("players", async () => {
      await signIn(visit(app), email);
      await visit(app).get("/api/users/confirmation?confirmation_token=secret-of-a-link");
    });
    await expect.poll(() => logged.length).toBeGreaterThanOrEqual(3);
    const all = logged.join("\n");
    for (const secret of [
      email,
      PASSWORD,
      "Anna Bell",
      "$argon2id",
      "secret-of-a-link",
      "_token=",
      "@example",
    ])
      expect(all).not.toContain(secret);
    // The log still names the request and the failed query.
    expect(all).toMatch(
      /request failed {"request_id":"[\da-f-]{36}","method":"POST","path":"\/api\/users"} Error: Failed query \(42P01\): insert into "mails"/,
    );
    expect(all).toMatch(/\n {4}at /);
  });

  it("isn't stored in plain text or audited", async () => {
    const { client, email } = await createConfirmedPlayer(app);
    await requestMail(visit(app), "password", email);
    const token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token")!;
    const [stored] = await app.db.select().from(players).where(eq(players.email, email));
    expect(stored!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const queries = [auditEvents, playerTokens, players, sessions].map((table) =>
      app.db.select().from(table),
    );
    const text = JSON.stringify(await Promise.all(queries));
    for (const secret of [PASSWORD, token, client.cookies.get("__Host-session")!])
      expect(text).not.toContain(secret);
    expect(logged).toEqual([]);
  });
});
