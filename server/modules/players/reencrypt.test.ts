import { desc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { auditEvents, players, verificationDocuments } from "../../db/player-schema.ts";
import { operatorKey } from "../operator/key.ts";
import { readCommand, runCommand } from "./command.ts";
import { createEncryption } from "./encryption.ts";
import { createAccountOperations } from "./operations.ts";
import { reencrypt } from "./reencrypt.ts";

const OLD = "the first secret of this site, which is long enough";
const NEW = "the second secret of this site, which is long enough";
const OTHER = "a secret of nobody, which is long enough as well";
const TEXT = "JBSWY3DPEHPK3PXP";
const BYTES = Buffer.from("the picture of a passport");

/** Encrypts as releases did before keys had names. */
const unnamed = (secret: string) => {
  const box = createEncryption(secret);
  return {
    text: box.encrypt(TEXT).slice(box.prefix.length),
    bytes: box.encryptBytes(BYTES).subarray(box.header.length),
  };
};
const named = (secret: string) => {
  const box = createEncryption(secret);
  return { text: box.encrypt(TEXT), bytes: box.encryptBytes(BYTES) };
};

it("decrypts values of the previous secret, with and without a key name, and encrypts with the new one only", () => {
  const box = createEncryption(NEW, OLD);
  for (const { text, bytes } of [named(OLD), unnamed(OLD), named(NEW), unnamed(NEW)]) {
    expect(box.decrypt(text)).toBe(TEXT);
    expect(box.decryptBytes(bytes)).toEqual(BYTES);
  }
  expect(createEncryption(NEW).decrypt(box.encrypt(TEXT))).toBe(TEXT);
  expect(createEncryption(NEW).decryptBytes(box.encryptBytes(BYTES))).toEqual(BYTES);
});

it("rejects values of another secret and changed values", () => {
  const box = createEncryption(NEW, OLD);
  for (const { text, bytes } of [named(OTHER), unnamed(OTHER)]) {
    expect(() => box.decrypt(text)).toThrow();
    expect(() => box.decryptBytes(bytes)).toThrow();
  }
  for (const secret of [OLD, NEW]) {
    const { text, bytes } = named(secret);
    bytes[bytes.length - 1]! ^= 1;
    expect(() => box.decryptBytes(bytes)).toThrow();
    const last = text.at(-1) === "A" ? "Q" : "A";
    expect(() => box.decrypt(text.slice(0, -1) + last)).toThrow();
  }
  expect(() => createEncryption(NEW).decrypt(named(OLD).text)).toThrow("isn't available");
});

/** A player with an authenticator secret and a document. */
async function sealFor(app: Awaited<ReturnType<typeof testApp>>, { text, bytes }: ReturnType<typeof named>) {
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

it("an operator re-encrypts everything, so that the old secret is no longer required", async () => {
  const app = await testApp({ secret: NEW, previousSecret: OLD });
  const seal = (values: ReturnType<typeof named>) => sealFor(app, values);
  const readable = [await seal(named(OLD)), await seal(unnamed(OLD)), await seal(unnamed(NEW))];
  const current = named(NEW);
  const untouched = await seal(current);
  const foreign = named(OTHER);
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
  const [noted] = await app.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(noted).toMatchObject({
    kind: "resealed",
    value: { by: "olga", otpSecrets: 3, documents: 3, unreadable: lines.length - 1 },
  });
  expect((await resealAll()).lines[0]).toBe("0 authenticator secrets and 0 documents re-encrypted");
});

it("an operator re-encrypts in steps, however long it takes in total", async () => {
  const app = await testApp({ secret: NEW, previousSecret: OLD });
  const box = createEncryption(NEW, OLD);
  // Re-encrypts values left by other tests.
  for (let from: string | undefined, isLeft = true; isLeft; ) {
    const { next } = await reencrypt({ db: app.db, box, from, isOver: () => false });
    isLeft = next !== null;
    from = next ?? undefined;
  }
  const sealed = [await sealFor(app, named(OLD)), await sealFor(app, unnamed(OLD))];
  const lostRecord = await sealFor(app, named(OTHER));
  const noted: unknown[] = [];
  const operate = createAccountOperations({
    reseal: (from) => reencrypt({ db: app.db, box, from, isOver: () => true }),
    audit: async (...note) => void noted.push(note),
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
  expect(noted).toHaveLength(calls);
  expect(noted[0]).toMatchObject([null, "resealed", { by: "olga" }]);
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
