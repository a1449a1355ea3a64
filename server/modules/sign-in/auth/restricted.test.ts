import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../../tests/support/server/app.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import {
  createConfirmedPlayer,
  linkIn,
  mailsTo,
  PASSWORD,
  register,
  registration,
  requestMail,
  signIn,
  type TestClient,
  visit,
} from "../../../../tests/support/server/visitor.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const RESTRICTED = { status: 451, body: { code: "restricted_country", errors: {} } };

/** Valid requests of every kind that concerns an account. */
async function createAccountRequests() {
  const { email } = await createConfirmedPlayer(app);
  await requestMail(visit(app), "password", email);
  const reset_password_token = linkIn(await mailTo(app, email, 2)).searchParams.get("reset_password_token");
  const unconfirmedPlayer = await register(app);
  const { search } = linkIn(await mailTo(app, unconfirmedPlayer.email));
  const set = { user: { reset_password_token, password: "brand-new-horse-9" } };
  const requests = {
    "registration NAV-26": async (client: TestClient) =>
      client.post("/api/users", registration({ captcha: await client.captcha() })),
    "sign-in NAV-26": (client: TestClient) => signIn(client, email),
    "sign-in with a wrong password": (client: TestClient) => signIn(client, email, "wrong-horse-7"),
    "asking for a new password": (client: TestClient) => requestMail(client, "password", email),
    "setting a new password": (client: TestClient) => client.put("/api/users/password", set),
    "confirmation by link": (client: TestClient) => client.get(`/api/users/confirmation${search}`),
    "confirmation with the password": (client: TestClient) =>
      signIn(client, unconfirmedPlayer.email, PASSWORD, {
        confirmation_token: new URLSearchParams(search).get("confirmation_token"),
      }),
    "sending the confirmation again": (client: TestClient) =>
      requestMail(client, "confirmation", unconfirmedPlayer.email),
  };
  return { can: requests, email, unconfirmedPlayer, set, search };
}

describe("a restricted country", () => {
  it.each(["US", "IR"])(
    "NAV-26 LIC-08 AUTH-05 AUTH-06 AUTH-07 AUTH-08 rejects every account request from %s",
    async (country) => {
      const { can, email, unconfirmedPlayer, set, search } = await createAccountRequests();
      for (const [name, call] of Object.entries(can))
        expect(await call(visit(app, { country })), name).toMatchObject(RESTRICTED);
      // Nothing was written, used up or counted: elsewhere, every request still works.
      expect(
        [await mailsTo(app, email), await mailsTo(app, unconfirmedPlayer.email)].map((list) => list.length),
      ).toEqual([2, 1]);
      expect((await unconfirmedPlayer.client.get(`/api/users/confirmation${search}`)).status).toBe(200);
      expect((await visit(app).put("/api/users/password", set)).status).toBe(200);
    },
  );

  it("NAV-26 rejects a registration that names a restricted country, from anywhere", async () => {
    const client = visit(app);
    const body = registration({ country: "US", captcha: await client.captcha() });
    expect(await client.post("/api/users", body)).toMatchObject(RESTRICTED);
  });

  it("NAV-26 keeps a travelling player logged in, and allows logout and password changes", async () => {
    const { client } = await createConfirmedPlayer(app);
    const inUnitedStates = { "x-country": "US" };
    expect((await client.get("/api/player", inUnitedStates)).status).toBe(200);
    const user = { current_password: PASSWORD, password: "brand-new-horse-9" };
    expect((await client.put("/api/player/password", { user }, inUnitedStates)).status).toBe(200);
    expect((await client.delete("/api/users/sign_out", undefined, inUnitedStates)).status).toBe(200);
  });
});
