import { createHash } from "node:crypto";
import { zstdDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { chunkOf, createDictionaries } from "./dictionaries.ts";

const text = (seed: string) => Array.from({ length: 400 }, (_, i) => `${seed}${i * 7919};`).join("\n");
const OLD = Buffer.from(text("let a="));
const NEW = Buffer.from(`${text("let a=")}\nlet more;`);
const OTHER = Buffer.from(text("other("));
const offer = (content: Buffer) => `:${createHash("sha256").update(content).digest("base64")}:`;

const dictionaries = createDictionaries(
  new Map([
    ["/assets/vendor-aaaaaaaa.js", OLD],
    ["/assets/vendor-bb-_bbbb.js", NEW],
    ["/assets/lobby-cccccccc.js", OTHER],
    ["/assets/index-dddddddd.css", OLD],
    ["/sw.js", OLD],
  ]),
);

describe("compression dictionaries", () => {
  it("a chunk keeps its name when its hash changes; other files aren't chunks", () => {
    expect(chunkOf("/assets/play._producer._name-DYWaTmpD.js")).toBe("play._producer._name");
    expect(chunkOf("/assets/-list-screen-IdQd-_wH.js")).toBe("-list-screen");
    for (const path of [
      "/sw.js",
      "/assets/index-dddddddd.css",
      "/assets/vendor.js",
      "/art/vendor-aaaaaaaa.js",
    ])
      expect(chunkOf(path)).toBeUndefined();
    expect(dictionaries.patternFor("/assets/vendor-aaaaaaaa.js")).toBe('match="/assets/vendor-*.js"');
    expect(dictionaries.patternFor("/sw.js")).toBeUndefined();
  });

  it("a client with the previous chunk gets the difference in dcz format", async () => {
    const body = await dictionaries.deltaFor("/assets/vendor-bb-_bbbb.js", "gzip, br, dcb, dcz", offer(OLD));
    expect(body!.length).toBeLessThan(150);
    expect(body!.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
    expect(body!.subarray(8, 40)).toEqual(createHash("sha256").update(OLD).digest());
    expect(zstdDecompressSync(body!.subarray(40), { dictionary: OLD })).toEqual(NEW);
  });

  it("compresses once for two concurrent requests", async () => {
    const loadBody = () => dictionaries.deltaFor("/assets/vendor-bb-_bbbb.js", "dcz", offer(OLD));
    const [one, other] = await Promise.all([loadBody(), loadBody()]);
    expect(one).toBe(other);
  });

  it.each([
    ["that doesn't accept dcz", "gzip, br, dcb, dcz;q=0", offer(OLD)],
    ["without a dictionary", "dcz", undefined],
    ["with a dictionary that this server never sent", "dcz", offer(Buffer.from("x"))],
    ["with another chunk as the dictionary", "dcz", offer(OTHER)],
    ["with a malformed dictionary digest", "dcz", ":../../etc/passwd:"],
  ])("a client %s gets the usual encoding", async (_, accepted, available) => {
    expect(await dictionaries.deltaFor("/assets/vendor-bb-_bbbb.js", accepted, available)).toBeNull();
  });

  it("a file that isn't a chunk is never sent as a difference", async () => {
    expect(await dictionaries.deltaFor("/sw.js", "dcz", offer(OLD))).toBeNull();
    expect(await dictionaries.deltaFor("/assets/no-aaaaaaaa.js", "dcz", offer(OLD))).toBeNull();
  });
});
