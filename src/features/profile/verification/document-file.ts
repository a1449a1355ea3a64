import { DOCUMENT_TYPES, MAX_DOCUMENT } from "../../../contract/verification.ts";
import { shrinkPicture } from "../../../lib/device/shrink-picture.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { fieldErrorsOf } from "../../../lib/page/use-fields.ts";

export type PreparedDocument = { file: Blob } | { problem: string };

function validate({ size, type }: Blob): string | null {
  if (size === 0) return "required";
  if (!DOCUMENT_TYPES.some((accepted) => accepted === type)) return "unsupported_media_type";
  return size > MAX_DOCUMENT ? "payload_too_large" : null;
}

/**
 * Prepares a file for the upload: shrunk, and copied into memory, since phones may revoke access to the
 * original.
 */
export async function prepareDocument(original: Blob): Promise<PreparedDocument> {
  try {
    const file = await shrinkPicture(original, { types: DOCUMENT_TYPES, maxBytes: MAX_DOCUMENT });
    const problem = validate(file);
    if (problem) return { problem };
    return { file: file === original ? new Blob([await file.arrayBuffer()], { type: file.type }) : file };
  } catch {
    return { problem: "unreadable_file" };
  }
}

/** Rejections that a retry cannot resolve. */
const FINAL = ["required", "unsupported_media_type", "payload_too_large", "locked"];

/** Error code of a failed upload, and whether a retry may help. */
export function uploadError(error: unknown): { code: string; canRetry: boolean } {
  const [field] = Object.values(fieldErrorsOf(error));
  const code = field ?? (error instanceof ApiError ? error.code : "internal_error");
  return { code, canRetry: !FINAL.includes(code) };
}
