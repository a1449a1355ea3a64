import { afterEach, describe, expect, it, vi } from "vitest";
import { clientWith, renderPart } from "../../../../tests/support/component/render.tsx";
import { withSession } from "../../../../tests/support/data/signed-in.ts";
import { NO_DOCUMENTS } from "../../../../tests/support/data/verification.ts";
import { createQueryClient } from "../../../api/client.ts";
import { sendDocument, verificationQuery } from "../../../api/verification.ts";
import type { ErrorEnvelope } from "../../../contract/error.ts";
import {
  MAX_DOCUMENT,
  REJECTION_REASONS,
  type Verification as State,
} from "../../../contract/verification.ts";
import { ApiError, type CallOptions } from "../../../lib/http/http.ts";
import { prepareDocument, uploadError } from "./document-file.ts";
import { Verification } from "./verification.tsx";

const document: State["documents"][number] = {
  id: "1",
  kind: "identity",
  status: "pending",
  reason: null,
  created_at: "2026-11-21T12:00:00.000Z",
};

/** Renders the section in this state. */
const render = (state: Partial<State>) =>
  renderPart(<Verification />, clientWith([[verificationQuery.queryKey, { ...NO_DOCUMENTS, ...state }]]));

const inputs = (html: string) => html.match(/<input[^>]*>/g) ?? [];

describe("the verification section", () => {
  it("PROF-29 states that nothing was sent, what is required, why, and how long it takes", async () => {
    const html = await render({});
    expect(html).toContain('data-status="none"');
    for (const text of [
      "You're not verified yet",
      "Still needed: Proof of identity and Proof of address",
      "The law requires us to check identity",
      "We usually decide within 36 hours.",
    ])
      expect(html).toContain(text);
  });

  it("PROF-29 ANC-46 offers camera and files for each kind, with the accepted types", async () => {
    const html = await render({});
    expect(html.match(/<h2[^>]*>Proof of \w+/g)).toHaveLength(3);
    const [camera, files, ...others] = inputs(html);
    expect(camera).toContain('accept="image/*"');
    expect(camera).toContain('capture="environment"');
    expect(files).toContain('accept="image/jpeg,image/png,image/webp,application/pdf"');
    expect(files).not.toContain("capture");
    expect(others).toHaveLength(4);
    expect(html.match(/Take photo/g)).toHaveLength(3);
    expect(html.match(/Choose file/g)).toHaveLength(3);
  });

  it("PROF-29 hides the inputs of a document under review", async () => {
    const html = await render({ status: "pending", needed: ["address"], documents: [document] });
    expect(html).toContain("We're checking your documents");
    expect(html).toMatch(/We're checking it\. Sent Nov 21, 2026/);
    expect(inputs(html)).toHaveLength(4);
  });

  it("PROF-29 shows one more step when a document is accepted and another is missing", async () => {
    const html = await render({
      status: "pending",
      needed: ["address"],
      documents: [{ ...document, status: "approved" }],
    });
    for (const text of ["One more step", "Accepted", "Still needed: Proof of address"])
      expect(html).toContain(text);
  });

  it("PROF-29 explains a rejection at the top and at its kind, which can be sent again", async () => {
    const renderRejection = async (reason: (typeof REJECTION_REASONS)[number]) => {
      const html = await render({
        status: "rejected",
        documents: [{ ...document, status: "rejected", reason }],
      });
      expect(html).toContain("We couldn't accept a document");
      expect(inputs(html)).toHaveLength(6);
      const [, above] = /Proof of identity: ([^<]+)</.exec(html)!;
      expect(html).toContain(`Not accepted. ${above}`);
      return above;
    };
    const texts = await Promise.all(REJECTION_REASONS.map(renderRejection));
    expect(new Set(texts).size).toBe(REJECTION_REASONS.length);
  });

  it("PROF-29 requests nothing from a verified player, and shows the partner's result on its own", async () => {
    const html = await render({ status: "approved", verified: true, needed: [] });
    expect(html).toContain('data-status="approved"');
    expect(html).toContain("You're verified");
    expect(html).not.toMatch(/Still needed|We usually decide|Sumsub|Proof of identity|Proof of address/);
    expect(await render({ sumsub_verified: true })).toMatch(/You're not verified yet.*Our partner Sumsub/);
  });
});

describe("a chosen file", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const unreadable = () => vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("not decoded")));

  it("PROF-29 is copied into memory unchanged", async () => {
    const original = new Blob(["%PDF-1.7"], { type: "application/pdf" });
    const { file } = (await prepareDocument(original)) as { file: Blob };
    expect(file).not.toBe(original);
    expect([file.type, await file.text()]).toEqual(["application/pdf", "%PDF-1.7"]);
  });

  it.each([
    ["empty", new Blob([], { type: "application/pdf" }), "required"],
    ["of an unsupported type", new Blob(["a"], { type: "text/plain" }), "unsupported_media_type"],
    [
      "a picture that the browser can't decode",
      new Blob(["a"], { type: "image/heic" }),
      "unsupported_media_type",
    ],
    [
      "too large",
      new Blob([new Uint8Array(MAX_DOCUMENT + 1)], { type: "application/pdf" }),
      "payload_too_large",
    ],
  ])("PROF-29 that is %s is rejected before it is sent", async (_, file, problem) => {
    unreadable();
    expect(await prepareDocument(file)).toEqual({ problem });
  });

  it("PROF-29 that the phone has removed is reported as unreadable", async () => {
    const removedFile = new Blob(["%PDF"], { type: "application/pdf" });
    removedFile.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    expect(await prepareDocument(removedFile)).toEqual({ problem: "unreadable_file" });
  });

  it.each([
    [new ApiError("network", 0, null, "network"), "network", true],
    [new ApiError("timeout", 0, null, "timeout"), "timeout", true],
    [rejectionWith(429, "too_many_requests"), "too_many_requests", true],
    [rejectionWith(500, "internal_error"), "internal_error", true],
    [rejectionWith(413, "payload_too_large"), "payload_too_large", false],
    [rejectionWith(415, "unsupported_media_type"), "unsupported_media_type", false],
    [rejectionWith(422, "validation_failed", { kind: ["locked"] }), "locked", false],
    [new TypeError("a fault of ours"), "internal_error", true],
  ])("PROF-29 after %s has the error %s, and can be sent again: %s", (error, code, canRetry) => {
    expect(uploadError(error)).toEqual({ code, canRetry });
  });
});

function rejectionWith(status: number, code: ErrorEnvelope["code"], errors: Record<string, string[]> = {}) {
  const envelope = {
    code,
    message_key: `error.${code}`,
    errors,
    request_id: "1",
    retry_after: null,
    next: "correct" as const,
    until: null,
  };
  return new ApiError("http", status, envelope, `HTTP ${status}`);
}

describe("sending a document", () => {
  withSession();

  it("PROF-29 sends the file unchanged with a long timeout, and stores the response as the state", async () => {
    const http = vi.fn(async (_key: string, _call?: CallOptions) => ({ ...NO_DOCUMENTS, status: "pending" }));
    const client = createQueryClient(http);
    const file = new Blob(["a"], { type: "image/jpeg" });
    await sendDocument(client, "identity", file);
    const [key, call] = http.mock.calls[0]!;
    expect(key).toBe("POST /api/player/verification/:kind");
    expect(call).toEqual({ params: { kind: "identity" }, body: file, timeout: 180_000 });
    expect(client.getQueryData(verificationQuery.queryKey)).toMatchObject({ status: "pending" });
    client.clear();
  });
});
