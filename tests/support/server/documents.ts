import { eq } from "drizzle-orm";
import { createEncryption } from "../../../server/core/encryption.ts";
import { createVerificationService } from "../../../server/modules/verification/service.ts";
import { verificationDocuments } from "../../../server/modules/verification/tables.ts";
import type { DocumentKind, RejectionReason, Verification } from "../../../src/contract/verification.ts";
import { TEST_NOW, type testApp } from "./app.ts";
import type { TestClient } from "./visitor.ts";

/** The secret of `testApp`. */
export const SECRET = "a secret of tests, which is long enough";
export const PATH = "/api/player/verification";
/** The content of every file. */
export const DOCUMENT_TEXT = "what the document shows";

export const file = (head: number[] | string) =>
  Buffer.concat([
    typeof head === "string" ? Buffer.from(head, "latin1") : Buffer.from(head),
    Buffer.from(DOCUMENT_TEXT),
  ]);
export const FILES = {
  "image/jpeg": file([0xff, 0xd8, 0xff, 0xe0]),
  "image/png": file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "image/webp": file("RIFF\u0001\u0000\u0000\u0000WEBP"),
  "application/pdf": file("%PDF-1.7\n"),
};
export const JPEG = FILES["image/jpeg"];

/** Uploads a file as a browser does: its bytes, with the content type derived from its name. */
export async function send(
  client: TestClient,
  kind: string,
  body: RequestInit["body"] = JPEG,
  headers: Record<string, string> = { "content-type": "image/jpeg" },
) {
  const answer = await client.sendRaw("POST", `${PATH}/${kind}`, body, headers);
  return { ...answer, body: answer.body as Verification & { code?: string; errors?: object } };
}

export const stateOf = async (client: TestClient) => (await client.get(PATH)).body as Verification;
export const idOf = async (client: TestClient, kind: DocumentKind) =>
  (await stateOf(client)).documents.find((document) => document.kind === kind)!.id;

/** Staff commands on this app's database. */
export function staffCommands({ db }: Awaited<ReturnType<typeof testApp>>) {
  const service = createVerificationService({
    db,
    now: () => TEST_NOW,
    encryption: createEncryption(SECRET),
  });
  return {
    service,
    stored: (playerId: number) =>
      db.select().from(verificationDocuments).where(eq(verificationDocuments.playerId, playerId)),
    approve: async (client: TestClient, kind: DocumentKind) =>
      service.decide(await idOf(client, kind), { status: "approved" }, "olga"),
    reject: async (client: TestClient, kind: DocumentKind, reason: RejectionReason = "expired") =>
      service.decide(await idOf(client, kind), { status: "rejected", reason }, "olga"),
  };
}
