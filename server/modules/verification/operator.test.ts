import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { REJECTION_REASONS } from "../../../src/contract/verification.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { idOf, JPEG, send, staffCommands, stateOf } from "../../../tests/support/server/documents.ts";
import { register, type TestClient } from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { players } from "../../core/players/tables.ts";
import { attempts } from "../../db/tables.ts";
import { type Command, operate, readCommand, USAGE } from "./operator.ts";
import { verificationDocuments } from "./tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
let olga: ReturnType<typeof staffCommands>;
beforeAll(async () => {
  app = await testApp();
  olga = staffCommands(app);
});
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(verificationDocuments);
});

describe("verification decisions", () => {
  const isVerified = async (client: TestClient) => (await stateOf(client)).verified;

  it("PROF-29 verify a player and lock the names once identity and address are approved", async () => {
    const { client } = await register(app);
    await client.patch("/api/player", { user: { first_name: "Anna" } });
    for (const kind of ["identity", "address", "payment"] as const) await send(client, kind);
    expect(await olga.approve(client, "payment")).toMatchObject({ verified: false });
    expect(await olga.approve(client, "address")).toMatchObject({ verified: false });
    expect(await isVerified(client)).toBe(false);
    expect(await olga.approve(client, "identity")).toMatchObject({ verified: true });
    expect(await isVerified(client)).toBe(true);
    expect((await client.patch("/api/player", { user: { first_name: "Berta" } })).body).toMatchObject({
      errors: { "user.first_name": ["locked"] },
    });
  });

  it("PROF-29 verify a player when identity and address are approved concurrently", async () => {
    const { client } = await register(app);
    await send(client, "identity");
    await send(client, "address");
    await Promise.all([olga.approve(client, "identity"), olga.approve(client, "address")]);
    expect(await isVerified(client)).toBe(true);
  });

  it("PROF-29 can be revoked, and rejecting an unapproved document revokes nothing", async () => {
    const { client, player } = await register(app);
    await send(client, "identity");
    await send(client, "address");
    await app.db.update(players).set({ verified: true }).where(eq(players.id, player.id));
    await olga.reject(client, "identity");
    await olga.approve(client, "address");
    expect(await isVerified(client)).toBe(true);
    await olga.approve(client, "identity");
    await olga.reject(client, "identity", "mismatch");
    expect(await stateOf(client)).toMatchObject({
      status: "rejected",
      verified: false,
      needed: ["identity"],
    });
  });

  it("PROF-29 are audited with the staff member, as is viewing a document", async () => {
    const { client, player } = await register(app);
    await send(client, "identity");
    const id = await idOf(client, "identity");
    await olga.service.show(id, "pavel");
    await olga.reject(client, "identity", "expired");
    await olga.approve(client, "identity");
    const auditRows = await app.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.playerId, player.id))
      .orderBy(auditEvents.id);
    const document = { document: id, kind: "identity" };
    expect(auditRows.map(({ kind, value }) => [kind, value])).toEqual([
      ["verification_shown", { ...document, by: "pavel" }],
      ["verification_rejected", { ...document, reason: "expired", by: "olga" }],
      ["verification_approved", { ...document, reason: null, by: "olga" }],
    ]);
  });
});

describe("the staff command", () => {
  const ID = "0b0e7a5e-6f5c-4c35-9a39-3e6b2a0d7c11";

  it.each<[string, Command]>([
    ["list", { command: "list" }],
    [`show ${ID} --out /tmp/a.jpg`, { command: "show", id: ID, out: "/tmp/a.jpg" }],
    [`approve ${ID}`, { command: "decide", id: ID, decision: { status: "approved" } }],
    ...REJECTION_REASONS.map((reason): [string, Command] => [
      `reject ${ID} --reason ${reason}`,
      { command: "decide", id: ID, decision: { status: "rejected", reason } },
    ]),
  ])("PROF-29 parses %s", (text, command) => {
    expect(readCommand(text.split(" "))).toEqual(command);
  });

  it.each([
    ["", "The operation is missing"],
    ["delete", 'Unknown operation "delete"'],
    ["approve", "The document's id is missing"],
    ["approve 1", '"1" is no document\'s id'],
    [`approve ${ID} ${ID}`, "is an unexpected argument"],
    [`approve ${ID} --reason other`, "--reason isn't an option of this operation"],
    [`reject ${ID}`, "--reason is missing"],
    [`reject ${ID} --reason ugly`, "--reason has an invalid value"],
    [`reject ${ID} --why other`, "Unknown option '--why'"],
    [`show ${ID}`, "--out is missing"],
    ["list all", '"all" is no document\'s id'],
  ])("PROF-29 rejects %j with the reason", (text, message) => {
    expect(() => readCommand(text.split(" ").filter(Boolean))).toThrow(message);
    expect(USAGE).toContain("unreadable|expired|mismatch|other");
  });

  it("PROF-29 lists documents, shows them beside the player's details, and decides", async () => {
    const { client, player } = await register(app);
    await client.patch("/api/player", { user: { first_name: "Anna", city: "Bonn" } });
    await send(client, "identity");
    const id = await idOf(client, "identity");
    const savedFiles: [string, Uint8Array][] = [];
    const run = (command: Command) =>
      operate(command, { verification: olga.service, by: "olga", save: (...args) => savedFiles.push(args) });
    expect(await run({ command: "list" })).toBe(
      `${id}  player ${player.id}  identity  image/jpeg  1 kB  ${new Date(TEST_NOW).toISOString()}`,
    );
    expect(await run({ command: "show", id, out: "a.jpg" })).toContain(
      "The player says: Anna, -, 1990-05-17, -, -, Bonn, DE",
    );
    expect(savedFiles).toEqual([["a.jpg", JPEG]]);
    expect(await run({ command: "decide", id, decision: { status: "approved" } })).toBe(
      `identity of player ${player.id} is approved; the player is not verified`,
    );
    expect(await run({ command: "list" })).toBe("No pending documents");
    expect(await run({ command: "show", id: ID, out: "b.jpg" })).toBeUndefined();
    expect(await run({ command: "decide", id: ID, decision: { status: "approved" } })).toBeUndefined();
    expect(savedFiles).toHaveLength(1);
  });
});
