import { createHash } from "node:crypto";

function hashes(html: string, tag: "script" | "style"): string[] {
  const pattern = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  const contents = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  const unique = new Set(contents.map((content) => createHash("sha256").update(content).digest("base64")));
  return [...unique].map((digest) => `'sha256-${digest}'`);
}

/**
 * Content security policy of a page: its inline scripts and styles by hash, nothing else inline and nothing
 * cross-origin. Hashes depend only on the bytes, so a CDN or worker may cache page and header together.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    // Also covers fonts, fetches, manifest, worker and frames.
    "default-src 'self'",
    `script-src ${["'self'", ...hashes(html, "script")].join(" ")}`,
    `style-src ${["'self'", ...hashes(html, "style")].join(" ")}`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
