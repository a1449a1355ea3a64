import { afterEach, describe, expect, it, vi } from "vitest";
import { fitWithin, MAX_SIDE, shrinkPicture } from "./shrink-picture.ts";

const JPEG = new Blob(["a small file"], { type: "image/jpeg" });
const DRAWN = new Blob(["drawn"], { type: "image/jpeg" });
const RULES = { types: ["image/jpeg", "image/png", "application/pdf"], maxBytes: 1_000 };

/** A browser that decodes every picture at this size. */
function stubBrowser(width: number, height: number, drawn: Blob | null = DRAWN) {
  const bitmap = { width, height, close: vi.fn() };
  const context = { fillStyle: "", fillRect: vi.fn(), drawImage: vi.fn() };
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => context,
    toBlob: vi.fn((callback: BlobCallback, _type: string, _quality: number) => callback(drawn)),
  };
  const read = vi.fn(async (_: Blob) => bitmap);
  vi.stubGlobal("createImageBitmap", read);
  vi.stubGlobal("document", { createElement: () => canvas });
  return { bitmap, canvas, context, read };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a picture's size", () => {
  it.each([
    [4_000, 3_000, 2_000, 1_500],
    [3_000, 4_000, 1_500, 2_000],
    [2_000, 2_000, 2_000, 2_000],
    [640, 480, 640, 480],
    [20_000, 3, 2_000, 1],
  ])("PROF-29 %i x %i is sent as %i x %i", (width, height, ...sentSize) => {
    expect(Object.values(fitWithin({ width, height }, MAX_SIDE))).toEqual(sentSize);
  });
});

describe("a picture before upload", () => {
  it("PROF-29 is scaled down to a JPEG on white when it is too large", async () => {
    const { bitmap, canvas, context } = stubBrowser(4_000, 3_000);
    expect(await shrinkPicture(JPEG, RULES)).toBe(DRAWN);
    expect(canvas).toMatchObject({ width: 2_000, height: 1_500 });
    expect(context.fillStyle).toBe("#fff");
    expect(context.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 2_000, 1_500);
    expect(canvas.toBlob.mock.calls[0]!.slice(1)).toEqual(["image/jpeg", 0.85]);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  it("PROF-29 is unchanged when it is small enough", async () => {
    const { bitmap } = stubBrowser(2_000, 1_000);
    expect(await shrinkPicture(JPEG, RULES)).toBe(JPEG);
    expect(bitmap.close).toHaveBeenCalledOnce();
  });

  it.each([
    ["of an unsupported type", new Blob(["x"], { type: "image/heic" })],
    ["without a type", new Blob(["x"])],
    ["over the size limit", new Blob(["x".repeat(1_001)], { type: "image/png" })],
  ])("PROF-29 %s becomes a JPEG", async (_, file) => {
    const { canvas } = stubBrowser(600, 400);
    expect(await shrinkPicture(file, RULES)).toBe(DRAWN);
    expect(canvas).toMatchObject({ width: 600, height: 400 });
  });

  it("PROF-29 is sent unchanged when it can't be decoded or drawn", async () => {
    const { read } = stubBrowser(4_000, 3_000, null);
    const document = new Blob(["%PDF"], { type: "application/pdf" });
    expect(await shrinkPicture(document, RULES)).toBe(document);
    expect(read).not.toHaveBeenCalled();
    expect(await shrinkPicture(JPEG, RULES)).toBe(JPEG);
    read.mockRejectedValueOnce(new DOMException("not decoded"));
    expect(await shrinkPicture(JPEG, RULES)).toBe(JPEG);
  });
});
