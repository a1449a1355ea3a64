import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_DOCUMENT } from "../../../src/contract/verification.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import {
  FILES,
  file,
  JPEG,
  PATH,
  SECRET,
  send,
  staffCommands,
} from "../../../tests/support/server/documents.ts";
import { register } from "../../../tests/support/server/visitor.ts";
import { createEncryption } from "../../core/encryption.ts";
import { attempts } from "../../db/tables.ts";
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

describe("document files", () => {
  it.each(Object.entries(FILES))("PROF-29 accept %s", async (type, content) => {
    const { client, player } = await register(app);
    const upper = { "content-type": `${type.toUpperCase()}; name=passport.exe` };
    expect((await send(client, "identity", content, upper)).status).toBe(200);
    expect(await olga.stored(player.id)).toMatchObject([{ contentType: type, size: content.length }]);
  });

  it.each([
    ["an HTML page declared as an image", "<html><script>alert(1)</script>", "image/jpeg"],
    ["a JPEG declared as a PDF", JPEG, "application/pdf"],
    ["a PNG declared as a JPEG", FILES["image/png"], "image/jpeg"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
    ["a GIF", "GIF89a....", "image/gif"],
    ["a RIFF file that isn't an image", file("RIFF\u0001\u0000\u0000\u0000WAVE"), "image/webp"],
    ["a JPEG without a content type", JPEG, ""],
    ["a truncated JPEG", Buffer.from([0xff, 0xd8]), "image/jpeg"],
    ["a JPEG that doesn't start at the first byte", Buffer.concat([Buffer.from("x"), JPEG]), "image/jpeg"],
    ["JSON", '{"file":"a"}', "application/json"],
  ])("PROF-29 reject %s by its content", async (_, content, type) => {
    const { client, player } = await register(app);
    const answer = await send(client, "identity", content, type ? { "content-type": type } : {});
    expect([answer.status, answer.body.code]).toEqual([415, "unsupported_media_type"]);
    expect(await olga.stored(player.id)).toEqual([]);
  });

  it("PROF-29 reject an empty file and an unknown kind", async () => {
    const { client } = await register(app);
    for (const empty of [null, new Uint8Array(0)])
      expect(await send(client, "identity", empty)).toMatchObject({
        status: 422,
        body: { code: "validation_failed", errors: { file: ["required"] } },
      });
    expect(await send(client, "selfie")).toMatchObject({
      status: 422,
      body: { errors: { kind: ["unknown"] } },
    });
  });

  it("PROF-29 accept 8 MB and not one byte more, with or without a declared size", async () => {
    const { client, player } = await register(app);
    const large = Buffer.concat([JPEG, Buffer.alloc(MAX_DOCUMENT - JPEG.length + 1)]);
    const rejection = { status: 413, body: { code: "payload_too_large" } };
    const type = { "content-type": "image/jpeg" };
    expect(
      await send(client, "identity", large, { ...type, "content-length": `${large.length}` }),
    ).toMatchObject(rejection);
    expect(await send(client, "identity", large)).toMatchObject(rejection);
    const largest = large.subarray(0, MAX_DOCUMENT);
    expect((await send(client, "identity", largest)).status).toBe(200);
    const [row] = await olga.stored(player.id);
    expect(row!.size).toBe(MAX_DOCUMENT);
    expect(createEncryption(SECRET).decryptBytes(row!.content).equals(largest)).toBe(true);
  });

  it("PROF-29 stop reading an endless stream at the limit", async () => {
    const { client } = await register(app);
    let bytesSent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        bytesSent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect((await send(client, "identity", endless)).status).toBe(413);
    expect(bytesSent).toBeLessThan(MAX_DOCUMENT + 4 * 1024 * 1024);
  });

  it("PROF-29 reject an aborted upload without an internal error", async () => {
    const { client, player } = await register(app);
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(JPEG);
      },
      pull: (controller) => controller.error(new Error("aborted")),
    });
    expect((await send(client, "identity", broken)).status).toBe(400);
    expect(await olga.stored(player.id)).toEqual([]);
    expect(app.errors).toEqual([]);
  });

  it("PROF-29 accept twenty a day per player", async () => {
    const { client } = await register(app);
    for (let i = 0; i < 20; i++) expect((await send(client, "identity", "no picture")).status).toBe(415);
    const rejection = await send(client, "identity");
    expect(rejection).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(rejection.headers.get("retry-after"))).toBeGreaterThan(80_000);
    expect((await send((await register(app)).client, "identity")).status).toBe(200);
  });
});

describe("the OpenAPI document", () => {
  it("PROF-29 describes the file upload with its types and its limit", async () => {
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
