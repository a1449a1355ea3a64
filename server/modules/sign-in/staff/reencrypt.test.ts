import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../../tests/support/server/app.ts";
import { createConfirmedPlayer } from "../../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../../core/audit/tables.ts";
import { createEncryption } from "../../../core/encryption.ts";
import { players } from "../../../core/players/tables.ts";
import { operatorKey } from "../../../http/operator-key.ts";
import { createEncryptedDocuments } from "../../verification/encrypted-store.ts";
import { verificationDocuments } from "../../verification/tables.ts";
import { readCommand, runCommand } from "./command.ts";
import { createAccountOperations } from "./operations.ts";
import { reencrypt } from "./reencrypt.ts";

const OLD = "the first secret of this site, which is long enough";
const NEW = "the second secret of this site, which is long enough";
const OTHER = "a secret of nobody, which is long enough as well";
const TEXT = "JBSWY3DPEHPK3PXP";
const BYTES = Buffer.from("the picture of a passport");

/** Encrypts as releases did before values had key ids. */
const withoutKeyId = (secret: string) => {
  const box = createEncryption(secret);
  return {
    text: box.encrypt(TEXT).slice(box.prefix.length),
    bytes: box.encryptBytes(BYTES).subarray(box.header.length),
  };
};
const withKeyId = (secret: string) => {
  const box = createEncryption(secret);
  return { text: box.encrypt(TEXT), bytes: box.encryptBytes(BYTES) };
};

it("decrypts values of the previous secret, with and without a key id, and encrypts with the new one only", () => {
  const box = createEncryption(NEW, OLD);
  for (const { text, bytes } of [withKeyId(OLD), withoutKeyId(OLD), withKeyId(NEW), withoutKeyId(NEW)]) {
    expect(box.decrypt(text)).toBe(TEXT);
    expect(box.decryptBytes(bytes)).toEqual(BYTES);
  }
  expect(createEncryption(NEW).decrypt(box.encrypt(TEXT))).toBe(TEXT);
  expect(createEncryption(NEW).decryptBytes(box.encryptBytes(BYTES))).toEqual(BYTES);
});

it("rejects values of another secret and changed values", () => {
  const box = createEncryption(NEW, OLD);
  for (const { text, bytes } of [withKeyId(OTHER), withoutKeyId(OTHER)]) {
    expect(() => box.decrypt(text)).toThrow();
    expect(() => box.decryptBytes(bytes)).toThrow();
  }
  for (const secret of [OLD, NEW]) {
    const { text, bytes } = withKeyId(secret);
    bytes[bytes.length - 1]! ^= 1;
    expect(() => box.decryptBytes(bytes)).toThrow();
    const last = text.at(-1) === "A" ? "Q" : "A";
    expect(() => box.decrypt(text.slice(0, -1) + last)).toThrow();
  }
  expect(() => createEncryption(NEW).decrypt(withKeyId(OLD).text)).toThrow("isn't available");
});

/** A player with an authenticator secret and a document. */
async function sealFor(
  app: Awaited<ReturnType<typeof testApp>>,
  { text, bytes }: ReturnType<typeof withKeyId>,
) {
  const { player } = await createConfirmedPlayer(app);
  const id = crypto.randomUUID();
  await app.db.update(players).set({ otpSecret: text }).where(eq(players.id, player.id));
  await app.db.insert(verificationDocuments).values({
    id,
    playerId: player.id,
    kind: "identity",
    status: "pending",
    contentType: "image/jpeg",
    size: BYTES.length,
    content: bytes,
    createdAt: new Date(TEST_NOW),
  });
  const stored = async () => {
    const [storedPlayer] = await app.db.select().from(players).where(eq(players.id, player.id));
    const [document] = await app.db
      .select()
      .from(verificationDocuments)
      .where(eq(verificationDocuments.id, id));
    return { text: storedPlayer!.otpSecret!, bytes: Buffer.from(document!.content) };
  };
  return { player, document: id, stored };
}

it("a staff member re-encrypts everything, so that the old secret is no longer required", async () => {
  const app = await testApp({ secret: NEW, previousSecret: OLD });
  const seal = (values: ReturnType<typeof withKeyId>) => sealFor(app, values);
  const readable = [await seal(withKeyId(OLD)), await seal(withoutKeyId(OLD)), await seal(withoutKeyId(NEW))];
  const current = withKeyId(NEW);
  const untouched = await seal(current);
  const foreign = withKeyId(OTHER);
  const lostRecord = await seal(foreign);

  const server = {
    key: operatorKey(NEW),
    url: "http://localhost",
    fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
  };
  const resealAll = () => runCommand(readCommand(["reseal", "--by", "olga"]), server);
  const { ok, lines } = await resealAll();
  expect(lines[0]).toBe("3 authenticator secrets and 3 documents re-encrypted");
  expect(lines).toContain(
    `Neither SECRET nor PREVIOUS_SECRET decrypts the authenticator secret of player ${lostRecord.player.id}`,
  );
  expect(lines).toContain(`Neither SECRET nor PREVIOUS_SECRET decrypts the document ${lostRecord.document}`);
  expect(ok).toBe(false);
  const box = createEncryption(NEW);
  for (const { stored } of readable) {
    const { text, bytes } = await stored();
    expect(box.decrypt(text)).toBe(TEXT);
    expect(box.decryptBytes(bytes)).toEqual(BYTES);
  }
  expect(await untouched.stored()).toEqual(current);
  expect(await lostRecord.stored()).toEqual(foreign);
  const [auditEvent] = await app.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(auditEvent).toMatchObject({
    kind: "resealed",
    value: { by: "olga", otpSecrets: 3, documents: 3, unreadable: lines.length - 1 },
  });
  expect((await resealAll()).lines[0]).toBe("0 authenticator secrets and 0 documents re-encrypted");
});

it("a staff member re-encrypts in steps, however long it takes in total", async () => {
  const app = await testApp({ secret: NEW, previousSecret: OLD });
  const box = createEncryption(NEW, OLD);
  // Re-encrypts values left by other tests.
  for (let from: string | undefined, isLeft = true; isLeft; ) {
    const { next } = await reencrypt({
      db: app.db,
      documents: createEncryptedDocuments(app.db),
      encryption: box,
      from,
      isOver: () => false,
    });
    isLeft = next !== null;
    from = next ?? undefined;
  }
  const sealed = [await sealFor(app, withKeyId(OLD)), await sealFor(app, withoutKeyId(OLD))];
  const lostRecord = await sealFor(app, withKeyId(OTHER));
  const auditCalls: unknown[] = [];
  const operate = createAccountOperations({
    reseal: (from) =>
      reencrypt({
        db: app.db,
        documents: createEncryptedDocuments(app.db),
        encryption: box,
        from,
        isOver: () => true,
      }),
    audit: async (...note) => void auditCalls.push(note),
  } as Parameters<typeof createAccountOperations>[0]);
  let calls = 0;
  const server = {
    key: "any",
    url: "http://localhost",
    fetch: async (_: string, { body }: RequestInit) => {
      calls++;
      return Response.json(await operate(JSON.parse(String(body))));
    },
  };
  const printed: string[] = [];
  const { ok, lines } = await runCommand(readCommand(["reseal", "--by", "olga"]), server, (line) =>
    printed.push(line),
  );
  expect(lines[0]).toBe("2 authenticator secrets and 2 documents re-encrypted");
  expect(lines).toContain(`Neither SECRET nor PREVIOUS_SECRET decrypts the document ${lostRecord.document}`);
  expect(new Set(lines).size).toBe(lines.length);
  expect(ok).toBe(false);
  // One item per call, and a last call that finds nothing.
  expect(calls).toBeGreaterThanOrEqual(7);
  expect(auditCalls).toHaveLength(calls);
  expect(auditCalls[0]).toMatchObject([null, "resealed", { by: "olga" }]);
  expect(printed).toHaveLength(calls - 1);
  expect(printed).toContain("1 authenticator secrets and 0 documents re-encrypted so far");
  for (const { stored } of sealed) {
    const { text, bytes } = await stored();
    expect(createEncryption(NEW).decrypt(text)).toBe(TEXT);
    expect(createEncryption(NEW).decryptBytes(bytes)).toEqual(BYTES);
  }
});

it.each(["player:x", "player:-1", "document:1", "players", "player:1 or true"])(
  "rejects a step from the invalid position %s",
  async (from) => {
    const app = await testApp({ secret: NEW, previousSecret: OLD });
    const headers = { authorization: `Bearer ${operatorKey(NEW)}` };
    const body = { command: "reseal", by: "olga", from };
    expect((await app.post("/operator/accounts", body, headers)).status).toBe(422);
  },
);
