import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/server/app.ts";
import {
  createConfirmedPlayer,
  newEmail,
  PASSWORD,
  register,
  registration,
  requestMail,
  signIn,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { DUMMY_HASH, hashPassword } from "../../../core/credentials/password-hash.ts";
import { players } from "../../../core/players/tables.ts";
import type { Db } from "../../../db/client.ts";

type App = Awaited<ReturnType<typeof testApp>>;
let app: App;
/** The server's database work since the last reset. */
let work: string[] = [];

/** The database, recording the work on it. */
const createRecordingDb = (db: Db): Db =>
  new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return (...args: unknown[]) => {
        work.push(String(name));
        return value.apply(target, args);
      };
    },
  });

beforeAll(async () => {
  const { db } = await testApp();
  app = await testApp({ db: createRecordingDb(db) });
});

/** A response and its database work, without incidental names, numbers and times. */
async function observe(sendRequest: () => Promise<{ status: number; headers: Headers; body: unknown }>) {
  work = [];
  const { status, headers, body } = await sendRequest();
  const bodyText = JSON.stringify(body)
    .replace(/player\d+\.\d+@/g, "player@")
    .replace(/"(id|request_id)":("[^"]*"|\d+)/g, '"$1":0')
    .replace(/"groups":\[[\d,]+\]/, '"groups":[]');
  const cookies = headers.getSetCookie().map((line) => line.replace(/=[\w-]+/, "="));
  return { status, bodyText, cookies, headers: [...headers.keys()].sort(), work: work.join(" ") };
}

describe("the existence of an account", () => {
  it("AMB-VAL-11 AUTH-04 isn't revealed by a registration's response or database work", async () => {
    const { email } = await createConfirmedPlayer(app);
    const { email: unconfirmedEmail } = await register(app);
    const tries = [newEmail(), email, unconfirmedEmail].map(async (address) => ({
      address,
      client: visit(app),
    }));
    const answers = [];
    for (const { address, client } of await Promise.all(tries)) {
      const body = registration({ email: address, captcha: await client.captcha() });
      answers.push(await observe(() => client.post("/api/users", body)));
    }
    const [unknown, ...known] = answers;
    for (const one of known) expect(one).toEqual(unknown);
  });

  it("AMB-VAL-11 AUTH-02 isn't revealed by a login, nor whether the account has a password", async () => {
    const { email } = await createConfirmedPlayer(app);
    const { email: unconfirmedEmail } = await register(app);
    const { email: passwordless, player } = await createConfirmedPlayer(app);
    await app.db.update(players).set({ passwordHash: null }).where(eq(players.id, player.id));
    const answers = [];
    for (const address of [newEmail(), email, unconfirmedEmail, passwordless]) {
      const client = visit(app);
      const user = { email: address, password: "wrong-horse-7", captcha: await client.captcha() };
      answers.push(await observe(() => client.post("/api/users/sign_in", { user })));
    }
    const [unknown, ...known] = answers;
    for (const one of known) expect(one).toEqual(unknown);
    expect(unknown!.bodyText).toContain("wrong_credentials");
  });

  it("AMB-VAL-11 AUTH-02 isn't revealed by timing: the dummy hash costs as much as a real one", async () => {
    const costOf = (hash: string) => hash.split("$").slice(0, 4);
    expect(costOf(DUMMY_HASH)).toEqual(costOf(await hashPassword(PASSWORD)));
  });

  it.each(["password", "confirmation"] as const)(
    "AMB-VAL-11 AUTH-05 AUTH-08 isn't revealed by /api/users/%s",
    async (kind) => {
      const { email } = await createConfirmedPlayer(app);
      const { email: unconfirmedEmail } = await register(app);
      const answers = [];
      for (const address of [newEmail(), email, unconfirmedEmail]) {
        const { work: _, ...answer } = await observe(() => requestMail(visit(app), kind, address));
        answers.push(answer);
      }
      const [unknown, ...known] = answers;
      for (const one of known) expect(one).toEqual(unknown);
    },
  );

  it("AMB-VAL-11 AUTH-01 isn't looked up by the email check", async () => {
    const { email } = await createConfirmedPlayer(app);
    const answers = [];
    for (const address of [newEmail(), email])
      answers.push(await observe(() => visit(app).post("/check-email", { email: address })));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.work).toBe("insert");
  });

  it("AUTH-25 isn't revealed by rate limits: attempts count for every address alike", async () => {
    const { email } = await createConfirmedPlayer(app);
    for (const address of [newEmail(), email]) {
      const statuses = [];
      for (let n = 0; n < 12; n++)
        statuses.push((await signIn(visit(app), address, `${PASSWORD}${n}`)).status);
      expect(statuses).toEqual([...Array(11).fill(422), 429]);
    }
  });
});
