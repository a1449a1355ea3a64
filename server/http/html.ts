import type { Context } from "hono";
import type { AppEnv } from "./env.ts";
import { escapeHtml } from "./escaped.ts";
import { buildResponse, setHeader } from "./headers.ts";

/** Policy for simple pages: styles, the icon and same-origin forms; nothing else may run, load or frame them. */
const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends an HTML page outside of the app. */
export function sendHtml(c: Context<AppEnv>, html: string): Response {
  setHeader(c, "content-type", "text/html; charset=utf-8");
  setHeader(c, "content-security-policy", CSP);
  setHeader(c, "cache-control", "no-store");
  setHeader(c, "x-robots-tag", "noindex");
  return buildResponse(c, html);
}

/** A demo-only page; `body` is HTML. */
export const demoPage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:640px;margin:40px auto;padding:0 16px;color-scheme:light dark}li,p{margin:0 0 14px}label{display:block}input,button{font:inherit;padding:4px 8px}</style></head>
<body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
