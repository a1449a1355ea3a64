import { createHash } from "node:crypto";

function hashes(html: string, tag: "script" | "style"): string[] {
  const pattern = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, "g");
  const contents = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
  const unique = new Set(contents.map((content) => createHash("sha256").update(content).digest("base64")));
  return [...unique].map((digest) => `'sha256-${digest}'`);
}

/**
 * The security policy of a page: its own inline scripts and styles by their hashes, nothing else inline, nothing from
 * elsewhere. The hashes belong to the bytes, so that the page can be kept by a CDN or the worker with its header.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    // For fonts, calls, manifest, worker and frames too.
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
