import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type DocumentKind,
  MAX_DOCUMENT,
  REJECTION_REASONS,
  type Verification,
} from "../../../src/contract/verification.ts";
import { TEST_NOW, testApp } from "../../../tests/support/app.ts";
import { type Guest, register, visit } from "../../../tests/support/visitor.ts";
import { attempts, auditEvents, players, verificationDocuments } from "../../db/player-schema.ts";
import { secretBox } from "../players/secret-box.ts";
import { type Command, operate, readCommand, USAGE } from "./operator.ts";
import { createVerificationService, type VerificationService } from "./service.ts";

const PATH = "/api/player/verification";
const SECRET = "a secret of tests, which is long enough";
const TOLD = "what the document shows";
const file = (head: number[] | string, rest = TOLD) =>
  Buffer.concat([
    typeof head === "string" ? Buffer.from(head, "latin1") : Buffer.from(head),
    Buffer.from(rest),
  ]);
const FILES = {
  "image/jpeg": file([0xff, 0xd8, 0xff, 0xe0]),
  "image/png": file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "image/webp": file("RIFF\u0001\u0000\u0000\u0000WEBP"),
  "application/pdf": file("%PDF-1.7\n"),
};
const JPEG = FILES["image/jpeg"];

let app: Awaited<ReturnType<typeof testApp>>;
let service: VerificationService;
beforeAll(async () => {
  app = await testApp();
  service = createVerificationService({ db: app.db, now: () => TEST_NOW, box: secretBox(SECRET) });
});
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(verificationDocuments);
});

/** Sends a file as a browser does: its bytes, with the type that the browser makes of its name. */
async function send(
  who: Guest | null,
  kind: string,
  body: BodyInit | null = JPEG,
  headers: Record<string, string> = { "content-type": "image/jpeg" },
) {
  const cookie = [...(who?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; ");
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { ...headers, ...(cookie && { cookie }) },
    body,
    duplex: "half",
  };
  const response = await app.app.request(`http://localhost${PATH}/${kind}`, init);
  const answer = (await response.json()) as Verification & { code?: string; errors?: object };
  return { status: response.status, headers: response.headers, body: answer };
}

const stateOf = async (who: Guest) => (await who.get(PATH)).body as Verification;
const idOf = async (who: Guest, kind: DocumentKind) =>
  (await stateOf(who)).documents.find((document) => document.kind === kind)!.id;
const approve = async (who: Guest, kind: DocumentKind) =>
  service.decide(await idOf(who, kind), { status: "approved" }, "olga");
const reject = async (
  who: Guest,
  kind: DocumentKind,
  reason: (typeof REJECTION_REASONS)[number] = "expired",
) => service.decide(await idOf(who, kind), { status: "rejected", reason }, "olga");
const stored = (playerId: number) =>
  app.db.select().from(verificationDocuments).where(eq(verificationDocuments.playerId, playerId));

describe("the state of a verification", () => {
  it("PROF-29 begins with nothing sent and two documents needed", async () => {
    const { who } = await register(app);
    const { status, headers, body } = await who.get(PATH);
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

  it("PROF-29 is pending, rejected with a reason, pending again and approved", async () => {
    const { who } = await register(app);
    const sent = await send(who, "identity");
    expect(sent.status).toBe(200);
    expect(sent.headers.get("cache-control")).toBe("private, no-store");
    const pending = { kind: "identity", status: "pending", reason: null };
    expect(sent.body).toMatchObject({ status: "pending", needed: ["address"], documents: [pending] });
    expect(sent.body.documents[0]!.created_at).toBe(new Date(TEST_NOW).toISOString());

    await reject(who, "identity", "unreadable");
    expect(await stateOf(who)).toMatchObject({
      status: "rejected",
      needed: ["identity", "address"],
      documents: [{ kind: "identity", status: "rejected", reason: "unreadable" }],
    });

    await send(who, "identity");
    expect(await stateOf(who)).toMatchObject({ status: "pending", documents: [pending] });
    await approve(who, "identity");
    expect(await stateOf(who)).toMatchObject({ status: "pending", needed: ["address"], verified: false });
    await send(who, "address");
    expect(await stateOf(who)).toMatchObject({ status: "pending", needed: [] });
    await approve(who, "address");
    expect(await stateOf(who)).toMatchObject({ status: "approved", needed: [], verified: true });
  });

  it("PROF-29 a payment document is taken, and needed only once one was rejected", async () => {
    const { who } = await register(app);
    expect((await send(who, "payment")).body).toMatchObject({
      status: "pending",
      needed: ["identity", "address"],
    });
    await reject(who, "payment", "other");
    expect((await stateOf(who)).needed).toEqual(["identity", "address", "payment"]);
  });

  it("PROF-29 verified and sumsub_verified are two flags, neither of which makes the other", async () => {
    const { who, player } = await register(app);
    const own = eq(players.id, player.id);
    await app.db.update(players).set({ sumsubVerified: true }).where(own);
    const needed = ["identity", "address"];
    expect(await stateOf(who)).toMatchObject({
      status: "none",
      verified: false,
      sumsub_verified: true,
      needed,
    });
    await app.db.update(players).set({ sumsubVerified: false, verified: true }).where(own);
    expect(await stateOf(who)).toMatchObject({
      status: "approved",
      verified: true,
      sumsub_verified: false,
      needed: [],
    });
    expect((await who.get("/api/player")).body).toMatchObject({ verified: true, sumsub_verified: false });
  });
});

describe("files", () => {
  it.each(Object.entries(FILES))("PROF-29 takes %s", async (type, content) => {
    const { who, player } = await register(app);
    const upper = { "content-type": `${type.toUpperCase()}; name=passport.exe` };
    expect((await send(who, "identity", content, upper)).status).toBe(200);
    expect(await stored(player.id)).toMatchObject([{ contentType: type, size: content.length }]);
  });

  it.each([
    ["a page called a picture", "<html><script>alert(1)</script>", "image/jpeg"],
    ["a picture called a document", JPEG, "application/pdf"],
    ["a picture called another one", FILES["image/png"], "image/jpeg"],
    ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
    ["a moving picture", "GIF89a....", "image/gif"],
    ["a RIFF that is no picture", file("RIFF\u0001\u0000\u0000\u0000WAVE"), "image/webp"],
    ["a picture without a type", JPEG, ""],
    ["the beginning of a picture", Buffer.from([0xff, 0xd8]), "image/jpeg"],
    ["a picture behind something else", Buffer.concat([Buffer.from("x"), JPEG]), "image/jpeg"],
    ["JSON", '{"file":"a"}', "application/json"],
  ])("PROF-29 refuses %s by its content", async (_, content, type) => {
    const { who, player } = await register(app);
    const answer = await send(who, "identity", content, type ? { "content-type": type } : {});
    expect([answer.status, answer.body.code]).toEqual([415, "unsupported_media_type"]);
    expect(await stored(player.id)).toEqual([]);
  });

  it("PROF-29 refuses nothing, and a kind that does not exist", async () => {
    const { who } = await register(app);
    for (const empty of [null, new Uint8Array(0)])
      expect(await send(who, "identity", empty)).toMatchObject({
        status: 422,
        body: { code: "validation_failed", errors: { file: ["required"] } },
      });
    expect(await send(who, "selfie")).toMatchObject({ status: 422, body: { errors: { kind: ["unknown"] } } });
  });

  it("PROF-29 takes 8 MB and not one byte more, whether its size is told or not", async () => {
    const { who, player } = await register(app);
    const large = Buffer.concat([JPEG, Buffer.alloc(MAX_DOCUMENT - JPEG.length + 1)]);
    const refused = { status: 413, body: { code: "payload_too_large" } };
    const type = { "content-type": "image/jpeg" };
    expect(
      await send(who, "identity", large, { ...type, "content-length": `${large.length}` }),
    ).toMatchObject(refused);
    expect(await send(who, "identity", large)).toMatchObject(refused);
    const most = large.subarray(0, MAX_DOCUMENT);
    expect((await send(who, "identity", most)).status).toBe(200);
    const [row] = await stored(player.id);
    expect(row!.size).toBe(MAX_DOCUMENT);
    expect(secretBox(SECRET).openBytes(row!.content).equals(most)).toBe(true);
  });

  it("PROF-29 a stream without an end is left at the bound", async () => {
    const { who } = await register(app);
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect((await send(who, "identity", endless)).status).toBe(413);
    expect(given).toBeLessThan(MAX_DOCUMENT + 4 * 1024 * 1024);
  });

  it("PROF-29 a file that breaks off is refused, and no fault", async () => {
    const { who, player } = await register(app);
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(JPEG);
      },
      pull: (controller) => controller.error(new Error("aborted")),
    });
    expect((await send(who, "identity", broken)).status).toBe(400);
    expect(await stored(player.id)).toEqual([]);
    expect(app.errors).toEqual([]);
  });

  it("PROF-29 takes twenty files a day from a player, and counts nobody else's", async () => {
    const { who } = await register(app);
    for (let i = 0; i < 20; i++) expect((await send(who, "identity", "no picture")).status).toBe(415);
    const refused = await send(who, "identity");
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await send((await register(app)).who, "identity")).status).toBe(200);
  });
});

describe("whose documents they are", () => {
  it("PROF-29 guests are refused before anything is read", async () => {
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
    expect(await send(null, "identity", body)).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(isRead).toBe(false);
  });

  it("PROF-29 another site cannot send one", async () => {
    const { who } = await register(app);
    const headers = { "content-type": "image/jpeg", "sec-fetch-site": "cross-site" };
    expect((await send(who, "identity", JPEG, headers)).status).toBe(403);
  });

  it("PROF-29 nobody sees or replaces another's, and their content never leaves", async () => {
    const owner = await register(app);
    const other = await register(app);
    await send(owner.who, "identity");
    const id = await idOf(owner.who, "identity");
    expect((await stateOf(other.who)).documents).toEqual([]);
    await send(other.who, "identity", FILES["image/png"], { "content-type": "image/png" });
    expect(await idOf(owner.who, "identity")).toBe(id);
    expect(await stored(owner.player.id)).toMatchObject([{ contentType: "image/jpeg" }]);
    for (const path of [`${PATH}/${id}`, `${PATH}/identity`, `${PATH}/${id}/content`])
      for (const who of [owner.who, other.who]) expect([404, 405]).toContain((await who.get(path)).status);
    expect(Object.keys((await stateOf(owner.who)).documents[0]!).toSorted()).toEqual([
      "created_at",
      "id",
      "kind",
      "reason",
      "status",
    ]);
  });

  it("PROF-29 documents leave with their player", async () => {
    const { who, player } = await register(app);
    await send(who, "identity");
    await app.db.delete(players).where(eq(players.id, player.id));
    expect(await stored(player.id)).toEqual([]);
  });
});

describe("a new document", () => {
  const locked = { status: 422, body: { code: "validation_failed", errors: { kind: ["locked"] } } };

  it("PROF-29 takes the place of a rejected one of its kind, never of a pending or approved one", async () => {
    const { who, player } = await register(app);
    await send(who, "identity");
    const first = await idOf(who, "identity");
    expect(await send(who, "identity")).toMatchObject(locked);
    expect(await idOf(who, "identity")).toBe(first);
    await reject(who, "identity");
    await send(who, "identity", FILES["application/pdf"], { "content-type": "application/pdf" });
    expect(await stored(player.id)).toMatchObject([
      { status: "pending", reason: null, decidedAt: null, contentType: "application/pdf" },
    ]);
    // What was looked at is gone: a decision on it must not be one on its successor.
    expect(await service.decide(first, { status: "approved" }, "olga")).toBeUndefined();
    await approve(who, "identity");
    expect(await send(who, "identity")).toMatchObject(locked);
  });

  it("PROF-29 two that are sent at once leave one", async () => {
    const { who, player } = await register(app);
    const answers = await Promise.all([1, 2, 3].map(() => send(who, "address")));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await stored(player.id)).toHaveLength(1);
  });

  it("PROF-29 one that is refused for being there already costs no attempt", async () => {
    const { who } = await register(app);
    await send(who, "identity");
    for (let i = 0; i < 25; i++) expect((await send(who, "identity")).status).toBe(422);
    expect((await send(who, "address")).status).toBe(200);
  });
});

describe("at rest", () => {
  it("PROF-29 documents are sealed, each in its own way, and open with the server's secret alone", async () => {
    const { who, player } = await register(app);
    await send(who, "identity");
    await send(who, "address");
    const [one, two] = await stored(player.id);
    for (const { content } of [one!, two!]) {
      expect(Buffer.from(content).includes(TOLD)).toBe(false);
      expect(secretBox(SECRET).openBytes(content)).toEqual(JPEG);
    }
    expect(Buffer.from(one!.content).equals(two!.content)).toBe(false);
    const changed = Buffer.from(one!.content);
    changed[40]! ^= 1;
    expect(() => secretBox(SECRET).openBytes(changed)).toThrow();
    const other = secretBox("another secret, which is long enough too");
    const elsewhere = createVerificationService({ db: app.db, now: () => TEST_NOW, box: other });
    await expect(elsewhere.show(one!.id, "olga")).rejects.toThrow("another secret");
  });

  it("texts that were sealed before still open", () => {
    const box = secretBox(SECRET);
    expect(box.open(box.seal("JBSWY3DPEHPK3PXP ä"))).toBe("JBSWY3DPEHPK3PXP ä");
  });
});

describe("decisions", () => {
  const isVerified = async (who: Guest) => (await stateOf(who)).verified;

  it("PROF-29 identity and address together make a player verified, and lock the names", async () => {
    const { who } = await register(app);
    await who.patch("/api/player", { user: { first_name: "Anna" } });
    for (const kind of ["identity", "address", "payment"] as const) await send(who, kind);
    expect(await approve(who, "payment")).toMatchObject({ verified: false });
    expect(await approve(who, "address")).toMatchObject({ verified: false });
    expect(await isVerified(who)).toBe(false);
    expect(await approve(who, "identity")).toMatchObject({ verified: true });
    expect(await isVerified(who)).toBe(true);
    expect((await who.patch("/api/player", { user: { first_name: "Berta" } })).body).toMatchObject({
      errors: { "user.first_name": ["locked"] },
    });
  });

  it("PROF-29 both approved at once count", async () => {
    const { who } = await register(app);
    await send(who, "identity");
    await send(who, "address");
    await Promise.all([approve(who, "identity"), approve(who, "address")]);
    expect(await isVerified(who)).toBe(true);
  });

  it("PROF-29 an approval can be taken back, a rejection of what was never approved takes nothing", async () => {
    const { who, player } = await register(app);
    await send(who, "identity");
    await send(who, "address");
    await app.db.update(players).set({ verified: true }).where(eq(players.id, player.id));
    await reject(who, "identity");
    await approve(who, "address");
    expect(await isVerified(who)).toBe(true);
    await approve(who, "identity");
    await reject(who, "identity", "mismatch");
    expect(await stateOf(who)).toMatchObject({ status: "rejected", verified: false, needed: ["identity"] });
  });

  it("PROF-29 each is noted, with who took it, and so is who looked at a document", async () => {
    const { who, player } = await register(app);
    await send(who, "identity");
    const id = await idOf(who, "identity");
    await service.show(id, "pavel");
    await reject(who, "identity", "expired");
    await approve(who, "identity");
    const noted = await app.db.select().from(auditEvents).where(eq(auditEvents.playerId, player.id));
    const document = { document: id, kind: "identity" };
    expect(noted.map(({ kind, value }) => [kind, value])).toEqual([
      ["verification_shown", { ...document, by: "pavel" }],
      ["verification_rejected", { ...document, reason: "expired", by: "olga" }],
      ["verification_approved", { ...document, reason: null, by: "olga" }],
    ]);
  });
});

describe("the operator's command", () => {
  const ID = "0b0e7a5e-6f5c-4c35-9a39-3e6b2a0d7c11";

  it.each<[string, Command]>([
    ["list", { does: "list" }],
    [`show ${ID} --out /tmp/a.jpg`, { does: "show", id: ID, out: "/tmp/a.jpg" }],
    [`approve ${ID}`, { does: "decide", id: ID, decision: { status: "approved" } }],
    ...REJECTION_REASONS.map((reason): [string, Command] => [
      `reject ${ID} --reason ${reason}`,
      { does: "decide", id: ID, decision: { status: "rejected", reason } },
    ]),
  ])("PROF-29 understands: %s", (text, command) => {
    expect(readCommand(text.split(" "))).toEqual(command);
  });

  it.each([
    "",
    "delete",
    "approve",
    "approve 1",
    `approve ${ID} ${ID}`,
    `approve ${ID} --reason other`,
    `reject ${ID}`,
    `reject ${ID} --reason ugly`,
    `reject ${ID} --why other`,
    `show ${ID}`,
    "list all",
  ])("PROF-29 does nothing for: %s", (text) => {
    expect(readCommand(text.split(" ").filter(Boolean))).toBeNull();
    expect(USAGE).toContain("unreadable|expired|mismatch|other");
  });

  it("PROF-29 lists, shows beside what the player says, and decides", async () => {
    const { who, player } = await register(app);
    await who.patch("/api/player", { user: { first_name: "Anna", city: "Bonn" } });
    await send(who, "identity");
    const id = await idOf(who, "identity");
    const saved: [string, Uint8Array][] = [];
    const run = (command: Command) =>
      operate(command, { verification: service, by: "olga", save: (...args) => saved.push(args) });
    expect(await run({ does: "list" })).toBe(
      `${id}  player ${player.id}  identity  image/jpeg  1 kB  ${new Date(TEST_NOW).toISOString()}`,
    );
    expect(await run({ does: "show", id, out: "a.jpg" })).toContain(
      "The player says: Anna, -, 1990-05-17, -, -, Bonn, DE",
    );
    expect(saved).toEqual([["a.jpg", JPEG]]);
    expect(await run({ does: "decide", id, decision: { status: "approved" } })).toBe(
      `identity of player ${player.id} is approved; the player is not verified`,
    );
    expect(await run({ does: "list" })).toBe("No document waits for a decision");
    expect(await run({ does: "show", id: ID, out: "b.jpg" })).toBeUndefined();
    expect(await run({ does: "decide", id: ID, decision: { status: "approved" } })).toBeUndefined();
    expect(saved).toHaveLength(1);
  });
});

describe("the description of the API", () => {
  it("PROF-29 says that a file is sent, of which types and how large", async () => {
    const { paths } = (await app.get("/api/openapi.json")).body as {
      paths: Record<string, Record<string, { requestBody?: object }>>;
    };
    expect(paths[`${PATH}/{kind}`]!.post!.requestBody).toEqual({
      required: true,
      description: `At most ${MAX_DOCUMENT} bytes`,
      content: { "image/jpeg": {}, "image/png": {}, "image/webp": {}, "application/pdf": {} },
    });
  });
});
