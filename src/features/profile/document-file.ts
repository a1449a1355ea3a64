import { DOCUMENT_TYPES, MAX_DOCUMENT } from "../../contract/verification.ts";
import { shrinkPicture } from "../../lib/device/shrink-picture.ts";
import { ApiError } from "../../lib/http/http.ts";
import { problemsOf } from "../../lib/page/use-fields.ts";

export type Prepared = { file: Blob } | { problem: string };

function problemWith({ size, type }: Blob): string | null {
  if (size === 0) return "required";
  if (!DOCUMENT_TYPES.some((taken) => taken === type)) return "unsupported_media_type";
  return size > MAX_DOCUMENT ? "payload_too_large" : null;
}

/** A chosen file as it is sent: small enough, and held by the page, since a phone may take the original away. */
export async function prepareDocument(original: Blob): Promise<Prepared> {
  try {
    const file = await shrinkPicture(original, { types: DOCUMENT_TYPES, maxBytes: MAX_DOCUMENT });
    const problem = problemWith(file);
    if (problem) return { problem };
    return { file: file === original ? new Blob([await file.arrayBuffer()], { type: file.type }) : file };
  } catch {
    return { problem: "unreadable_file" };
  }
}

/** The server's codes for a file that it will not take, however often it is sent. */
const FINAL = ["required", "unsupported_media_type", "payload_too_large", "locked"];

/** What kept a document from being sent, as a code, and whether sending the same file again may help. */
export function sendingProblem(error: unknown): { code: string; again: boolean } {
  const [field] = Object.values(problemsOf(error));
  const code = field ?? (error instanceof ApiError ? error.code : "internal_error");
  return { code, again: !FINAL.includes(code) };
}
