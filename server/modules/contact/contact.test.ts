import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { attempts } from "../../db/tables.ts";
import { contactMessages } from "./tables.ts";

const PATH = "/api/send_contact_message";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
  // A persistent test database still has the attempts of the last run.
  await app.db.delete(attempts);
});
beforeEach(async () => {
  await app.db.delete(contactMessages);
});

const rows = () => app.db.select().from(contactMessages);
const MESSAGE = {
  name: "Anna Bell",
  email: "Anna@example.com",
  subject: "A question",
  message: "Where is my <b>gift</b>?\n<script>alert(1)</script>",
};

describe("messages to support", () => {
  it("AUTH-10 stores a guest's message as plain text", async () => {
    const client = visit(app);
    const answer = await client.post(PATH, { ...MESSAGE, captcha: await client.captcha() });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(await rows()).toMatchObject([{ ...MESSAGE, playerId: null, createdAt: new Date(TEST_NOW) }]);
  });

  it("AUTH-10 stores a player's message with the player; the subject is optional", async () => {
    const { client, player } = await register(app);
    const { subject: _, ...message } = MESSAGE;
    await client.post(PATH, { ...message, playerId: 1, captcha: await client.captcha() });
    expect(await rows()).toMatchObject([{ playerId: player.id, subject: "" }]);
  });

  it.each([
    ["name", undefined, "required"],
    ["name", "  ", "required"],
    ["name", "x".repeat(101), "too_long"],
    ["name", "Anna\r\nBcc: all@example.com", "invalid_characters"],
    ["name", 5, "invalid_format"],
    ["email", "", "required"],
    ["email", "no address", "invalid_format"],
    ["email", "a@b", "invalid_format"],
    ["email", `${"x".repeat(250)}@example.com`, "too_long"],
    ["subject", "x".repeat(201), "too_long"],
    ["subject", "a\nb", "invalid_characters"],
    ["message", undefined, "required"],
    ["message", "\n", "required"],
    ["message", "x".repeat(4_001), "too_long"],
  ])("AUTH-10 PROF-30 rejects %s %j as %s", async (field, value, code) => {
    const answer = await visit(app).post(PATH, { ...MESSAGE, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "validation_failed", errors: { [field]: [code] } });
  });

  it("AUTH-10 requires a new captcha for each message", async () => {
    const client = visit(app);
    const captcha = await client.captcha();
    const failed = { status: 422, body: { errors: { captcha: ["captcha_failed"] } } };
    expect(await client.post(PATH, MESSAGE)).toMatchObject(failed);
    expect(await client.post(PATH, { ...MESSAGE, captcha: btoa("{}") })).toMatchObject(failed);
    // A validation error doesn't use up the solved captcha.
    expect((await client.post(PATH, { ...MESSAGE, email: "no address", captcha })).status).toBe(422);
    expect((await client.post(PATH, { ...MESSAGE, captcha })).status).toBe(200);
    expect(await client.post(PATH, { ...MESSAGE, captcha })).toMatchObject(failed);
    expect(await rows()).toHaveLength(1);
  });

  it("AUTH-10 accepts ten attempts an hour from an IP address; validation errors don't count", async () => {
    const client = visit(app);
    for (let i = 0; i < 15; i++) await client.post(PATH, { ...MESSAGE, email: "no address" });
    for (let i = 0; i < 10; i++) expect((await client.post(PATH, MESSAGE)).status).toBe(422);
    const rejection = await client.post(PATH, { ...MESSAGE, captcha: await client.captcha() });
    expect(rejection).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(await rows()).toEqual([]);
  });
});
