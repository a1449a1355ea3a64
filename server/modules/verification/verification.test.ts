import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import {
  DOCUMENT_TEXT,
  FILES,
  idOf,
  JPEG,
  PATH,
  SECRET,
  send,
  staffCommands,
  stateOf,
} from "../../../tests/support/server/documents.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { createEncryption } from "../../core/encryption.ts";
import { players } from "../../core/players/tables.ts";
import { attempts } from "../../db/tables.ts";
import { createVerificationService } from "./service.ts";
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

describe("the state of a verification", () => {
  it("PROF-29 starts with no documents and two required ones", async () => {
    const { client } = await register(app);
    const { status, headers, body } = await client.get(PATH);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toEqual({
      status: "none",
      verified: false,
      sumsub_verified: false,
      needed: ["identity", "address"],
      documents: [],
      expected_hours: 24,
    });
  });

  it("PROF-29 goes from pending to rejected with a reason, to pending and to approved", async () => {
    const { client } = await register(app);
    const response = await send(client, "identity");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const pending = { kind: "identity", status: "pending", reason: null };
    expect(response.body).toMatchObject({ status: "pending", needed: ["address"], documents: [pending] });
    expect(response.body.documents[0]!.created_at).toBe(new Date(TEST_NOW).toISOString());

    await olga.reject(client, "identity", "unreadable");
    expect(await stateOf(client)).toMatchObject({
      status: "rejected",
      needed: ["identity", "address"],
      documents: [{ kind: "identity", status: "rejected", reason: "unreadable" }],
    });

    await send(client, "identity");
    expect(await stateOf(client)).toMatchObject({ status: "pending", documents: [pending] });
    await olga.approve(client, "identity");
    expect(await stateOf(client)).toMatchObject({ status: "pending", needed: ["address"], verified: false });
    await send(client, "address");
    expect(await stateOf(client)).toMatchObject({ status: "pending", needed: [] });
    await olga.approve(client, "address");
    expect(await stateOf(client)).toMatchObject({ status: "approved", needed: [], verified: true });
  });

  it("PROF-29 accepts a payment document and requires it only after a rejection", async () => {
    const { client } = await register(app);
    expect((await send(client, "payment")).body).toMatchObject({
      status: "pending",
      needed: ["identity", "address"],
    });
    await olga.reject(client, "payment", "other");
    expect((await stateOf(client)).needed).toEqual(["identity", "address", "payment"]);
  });

  it("PROF-29 has two independent flags, verified and sumsub_verified", async () => {
    const { client, player } = await register(app);
    const ofPlayer = eq(players.id, player.id);
    await app.db.update(players).set({ sumsubVerified: true }).where(ofPlayer);
    const needed = ["identity", "address"];
    expect(await stateOf(client)).toMatchObject({
      status: "none",
      verified: false,
      sumsub_verified: true,
      needed,
    });
    await app.db.update(players).set({ sumsubVerified: false, verified: true }).where(ofPlayer);
    expect(await stateOf(client)).toMatchObject({
      status: "approved",
      verified: true,
      sumsub_verified: false,
      needed: [],
    });
    expect((await client.get("/api/player")).body).toMatchObject({ verified: true, sumsub_verified: false });
  });
});

describe("access to documents", () => {
  it("PROF-29 rejects guests before reading anything", async () => {
    expect(await visit(app).get(PATH)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    let isRead = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          isRead = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    expect(await send(visit(app), "identity", body)).toMatchObject({
      status: 401,
      body: { code: "unauthorized" },
    });
    expect(isRead).toBe(false);
  });

  it("PROF-29 rejects cross-site uploads", async () => {
    const { client } = await register(app);
    const headers = { "content-type": "image/jpeg", "sec-fetch-site": "cross-site" };
    expect((await send(client, "identity", JPEG, headers)).status).toBe(403);
  });

  it("PROF-29 is limited to the owner, and no response has a document's content", async () => {
    const owner = await register(app);
    const other = await register(app);
    await send(owner.client, "identity");
    const id = await idOf(owner.client, "identity");
    expect((await stateOf(other.client)).documents).toEqual([]);
    await send(other.client, "identity", FILES["image/png"], { "content-type": "image/png" });
    expect(await idOf(owner.client, "identity")).toBe(id);
    expect(await olga.stored(owner.player.id)).toMatchObject([{ contentType: "image/jpeg" }]);
    for (const path of [`${PATH}/${id}`, `${PATH}/identity`, `${PATH}/${id}/content`])
      for (const client of [owner.client, other.client])
        expect([404, 405]).toContain((await client.get(path)).status);
    expect(Object.keys((await stateOf(owner.client)).documents[0]!).toSorted()).toEqual([
      "created_at",
      "id",
      "kind",
      "reason",
      "status",
    ]);
  });

  it("PROF-29 ends when the player is deleted, and the documents are deleted, too", async () => {
    const { client, player } = await register(app);
    await send(client, "identity");
    await app.db.delete(players).where(eq(players.id, player.id));
    expect(await olga.stored(player.id)).toEqual([]);
  });
});

describe("a new document", () => {
  const locked = { status: 422, body: { code: "validation_failed", errors: { kind: ["locked"] } } };

  it("PROF-29 replaces a rejected one of its kind, never a pending or approved one", async () => {
    const { client, player } = await register(app);
    await send(client, "identity");
    const first = await idOf(client, "identity");
    expect(await send(client, "identity")).toMatchObject(locked);
    expect(await idOf(client, "identity")).toBe(first);
    await olga.reject(client, "identity");
    await send(client, "identity", FILES["application/pdf"], { "content-type": "application/pdf" });
    expect(await olga.stored(player.id)).toMatchObject([
      { status: "pending", reason: null, decidedAt: null, contentType: "application/pdf" },
    ]);
    // The reviewed document is gone, so a decision on it must not apply to its replacement.
    expect(await olga.service.decide(first, { status: "approved" }, "olga")).toBeUndefined();
    await olga.approve(client, "identity");
    expect(await send(client, "identity")).toMatchObject(locked);
  });

  it("PROF-29 is stored once when sent concurrently", async () => {
    const { client, player } = await register(app);
    const answers = await Promise.all([1, 2, 3].map(() => send(client, "address")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await olga.stored(player.id)).toHaveLength(1);
  });

  it("PROF-29 doesn't count as an attempt when its kind is locked", async () => {
    const { client } = await register(app);
    await send(client, "identity");
    for (let i = 0; i < 25; i++) expect((await send(client, "identity")).status).toBe(422);
    expect((await send(client, "address")).status).toBe(200);
  });
});

describe("encryption at rest", () => {
  it("PROF-29 differs per document and needs the server's secret to decrypt", async () => {
    const { client, player } = await register(app);
    await send(client, "identity");
    await send(client, "address");
    const [one, two] = await olga.stored(player.id);
    for (const { content } of [one!, two!]) {
      expect(Buffer.from(content).includes(DOCUMENT_TEXT)).toBe(false);
      expect(createEncryption(SECRET).decryptBytes(content)).toEqual(JPEG);
    }
    expect(Buffer.from(one!.content).equals(two!.content)).toBe(false);
    const changed = Buffer.from(one!.content);
    changed[40]! ^= 1;
    expect(() => createEncryption(SECRET).decryptBytes(changed)).toThrow();
    const other = createEncryption("another secret, which is long enough too");
    const otherService = createVerificationService({ db: app.db, now: () => TEST_NOW, encryption: other });
    await expect(otherService.show(one!.id, "olga")).rejects.toThrow("another SECRET");
  });

  it("decrypts the text that it encrypted", () => {
    const box = createEncryption(SECRET);
    expect(box.decrypt(box.encrypt("JBSWY3DPEHPK3PXP ä"))).toBe("JBSWY3DPEHPK3PXP ä");
  });
});
