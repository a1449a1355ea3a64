import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Notifications } from "../../../src/contract/notifications.ts";
import { WEALTH_REMINDER_LEAD } from "../../../src/rules/players/source-of-wealth.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { createConfirmedPlayer, mailsTo, visit } from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { players } from "../../core/players/tables.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { readCommand, runCommand } from "../sign-in/staff/command.ts";

const DAY = 86_400_000;

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now, siteAddress: "https://casino.example" });
});
beforeEach(() => clock.reset());

/** A player whose answers expire at `expires`, in milliseconds since the epoch. */
async function createPlayer(expires: number | null, user: Record<string, unknown> = {}) {
  const found = await createConfirmedPlayer(
    app,
    { locale: "en", ...user },
    visit(app, { country: String(user.country ?? "DE") }),
  );
  const change = { sowQuestionnaireExpiresAt: expires === null ? null : new Date(expires) };
  await app.db.update(players).set(change).where(eq(players.id, found.player.id));
  const mails = async () =>
    (await mailsTo(app, found.email)).filter(({ text }) => text.includes("come from"));
  const bell = async () =>
    ((await found.client.get("/api/player/notifications")).body as Notifications).notifications.filter(
      ({ title }) => title.includes("about your funds"),
    );
  return { ...found, mails, bell };
}

describe("the reminder to renew source-of-wealth answers", () => {
  it("PROF-28 is sent once by email and bell, 30 days before they expire", async () => {
    const { mails, bell } = await createPlayer(TEST_NOW + WEALTH_REMINDER_LEAD + DAY);
    await app.sweep();
    expect([await mails(), await bell()]).toEqual([[], []]);
    clock.advance(DAY);
    await app.sweep();
    await app.sweep();
    expect(await mails()).toMatchObject([
      {
        subject: "Renew your answers about your funds by December 22, 2026",
        text: expect.stringContaining("https://casino.example/profile"),
      },
    ]);
    expect(await bell()).toMatchObject([
      {
        title: "Renew your answers about your funds",
        text: expect.stringContaining("December 22, 2026"),
        content: { button: { path: "/profile" } },
      },
    ]);
  });

  it("PROF-28 is in the player's language, with the date in the licence's time zone", async () => {
    const { email } = await createPlayer(Date.UTC(2026, 10, 30, 22, 30), {
      locale: "et",
      country: "EE",
      date_of_birth: "1980-01-01",
      personal_id: "38001010000",
    });
    await app.sweep();
    expect((await mailsTo(app, email)).at(-1)).toMatchObject({
      subject: expect.stringContaining("1. detsember 2026"),
      text: expect.stringContaining("https://casino.example/et/profile"),
    });
  });

  it("PROF-28 isn't sent to excluded players, closed accounts or players without a date", async () => {
    const closedPlayer = await createPlayer(TEST_NOW + DAY);
    const excludedPlayer = await createPlayer(TEST_NOW + DAY);
    const playerWithoutDate = await createPlayer(null);
    await app.db
      .update(players)
      .set({ closedAt: new Date(TEST_NOW) })
      .where(eq(players.id, closedPlayer.player.id));
    const until = new Date(TEST_NOW + 3 * DAY);
    await app.db
      .update(players)
      .set({ excludedUntil: until })
      .where(eq(players.id, excludedPlayer.player.id));
    await app.sweep();
    for (const { mails } of [closedPlayer, excludedPlayer, playerWithoutDate])
      expect(await mails()).toEqual([]);
    clock.advance(3 * DAY);
    await app.sweep();
    expect(await excludedPlayer.mails()).toHaveLength(1);
  });

  it("PROF-28 is sent again for the next date that a staff member sets", async () => {
    const { email, mails, client, player: self } = await createPlayer(TEST_NOW + DAY);
    await app.sweep();
    expect(await mails()).toHaveLength(1);
    const server = {
      key: operatorKey(SECRET),
      url: "http://localhost",
      fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
    };
    const run = (words: string) => runCommand(readCommand(words.split(" ")), server);
    const renew = `source-of-wealth --player ${email} --by olga --expires`;
    expect(await run(`${renew} 2027-05-31`)).toEqual({
      ok: true,
      lines: [`${email}: source-of-wealth answers valid until 2027-05-31`],
    });
    expect((await client.get("/api/player")).body).toMatchObject({
      sow_questionnaire_expires_at: "2027-05-31T12:00:00.000Z",
    });
    const noted = await app.db.select().from(auditEvents).where(eq(auditEvents.playerId, self.id));
    expect(noted.at(-1)).toMatchObject({
      kind: "source_of_wealth_renewed",
      value: { by: "olga", expires: "2027-05-31" },
    });
    await app.sweep();
    expect(await mails()).toHaveLength(1);
    clock.set(Date.UTC(2027, 4, 2));
    await app.sweep();
    expect((await mails()).at(-1)?.subject).toContain("May 31, 2027");
    await expect(run(`${renew} 2027-05-01`)).rejects.toThrow("expires: too_early");
    for (const day of ["2027-02-30", "2027-13-01", "2027-1-1", "tomorrow", "2027-05-31T00:00:00Z"])
      expect(() => readCommand(`${renew} ${day}`.split(" ")), day).toThrow("--expires");
  });
});
