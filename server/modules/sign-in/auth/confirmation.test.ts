import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Player } from "../../../../src/contract/player.ts";
import { TEST_NOW, testApp } from "../../../../tests/support/server/app.ts";
import { testClock } from "../../../../tests/support/server/clock.ts";
import { mailTo } from "../../../../tests/support/server/mails.ts";
import {
  linkIn,
  newEmail,
  PASSWORD,
  register,
  requestMail,
  signIn,
  visit,
} from "../../../../tests/support/server/visitor.ts";
import { players } from "../../../core/players/tables.ts";

const HOUR = 3_600_000;

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(() => clock.reset());

describe("email confirmation", () => {
  it("AUTH-07 AUTH-22 AMB-RTE-06 happens once, with the emailed link", async () => {
    const { client, email } = await register(app);
    const mail = await mailTo(app, email);
    expect(mail).toMatchObject({ locale: "de", subject: "Bestätigen Sie Ihre E-Mail-Adresse" });
    expect(mail.html).toContain('<html lang="de">');
    const link = linkIn(mail);
    expect(link.pathname).toBe("/de/confirmation");
    const address = `/api/users/confirmation${link.search}`;
    // A cross-site image or link confirms nothing.
    expect((await client.get(address, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await client.get(address, { "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect(((await client.get("/api/player")).body as Player).confirmed_at).toBe(
      new Date(TEST_NOW).toISOString(),
    );
    expect(await client.get(address)).toMatchObject({
      status: 422,
      body: { errors: { "user.confirmation_token": ["expired"] } },
    });
  });

  it("AUTH-22 shows the player how the account was created, confirmed and used", async () => {
    const { client, player } = await register(app);
    const readPlayer = async () => (await client.get("/api/player")).body as Player;
    expect(await readPlayer()).toMatchObject({
      autoregistered: false,
      autologin_link: null,
      two_factor_enabled: false,
      confirmed_at: null,
      created_at: new Date(TEST_NOW).toISOString(),
      current_sign_in_at: new Date(TEST_NOW).toISOString(),
    });
    const changed = { autoregistered: true, confirmedAt: new Date(TEST_NOW - HOUR) };
    await app.db.update(players).set(changed).where(eq(players.id, player.id));
    expect(await readPlayer()).toMatchObject({
      autoregistered: true,
      confirmed_at: new Date(TEST_NOW - HOUR).toISOString(),
    });
  });

  it("AUTH-07 needs the password on another device, so that an attacker's account isn't confirmed by its victim", async () => {
    const attacker = await register(app, { password: "attackers-horse-1" });
    const { search } = linkIn(await mailTo(app, attacker.email));
    const owner = visit(app);
    expect(await owner.get(`/api/users/confirmation${search}`)).toMatchObject({
      status: 422,
      body: { errors: { "user.password": ["required"] } },
    });
    const confirmation_token = new URLSearchParams(search).get("confirmation_token");
    const signInWithLink = (password: string) =>
      signIn(owner, attacker.email, password, { confirmation_token });
    expect((await signInWithLink(PASSWORD)).status).toBe(422);
    expect(((await attacker.client.get("/api/player")).body as Player).confirmed_at).toBeNull();
    const answer = await signInWithLink("attackers-horse-1");
    expect(answer.body).toMatchObject({
      email: attacker.email,
      confirmed_at: new Date(TEST_NOW).toISOString(),
    });
    expect((await signInWithLink("attackers-horse-1")).status).toBe(422);
  });

  it("AUTH-07 has a link that lasts a day", async () => {
    const { client, email } = await register(app);
    const { search } = linkIn(await mailTo(app, email));
    clock.advance(24 * HOUR);
    expect(await client.get(`/api/users/confirmation${search}`)).toMatchObject({
      status: 422,
      body: { errors: { "user.confirmation_token": ["expired"] } },
    });
  });

  it("AUTH-08 sends the email again, which invalidates the first link", async () => {
    const { client, email } = await register(app);
    const first = linkIn(await mailTo(app, email));
    const known = await requestMail(visit(app), "confirmation", email);
    const unknown = await requestMail(visit(app), "confirmation", newEmail());
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const second = linkIn(await mailTo(app, email, 2));
    expect((await client.get(`/api/users/confirmation${first.search}`)).status).toBe(422);
    expect((await client.get(`/api/users/confirmation${second.search}`)).status).toBe(200);
  });

  it("is possible for only one of two registrations with one address", async () => {
    const email = newEmail();
    const one = await register(app, { email });
    const first = linkIn(await mailTo(app, email));
    const other = await register(app, { email });
    const second = linkIn(await mailTo(app, email, 2));
    expect((await one.client.get(`/api/users/confirmation${first.search}`)).status).toBe(200);
    expect((await other.client.get(`/api/users/confirmation${second.search}`)).status).toBe(422);
    expect(await app.db.select().from(players).where(eq(players.email, email))).toHaveLength(2);
  });
});
