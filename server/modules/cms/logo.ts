import { siteLettering } from "../art/api.ts";

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const SIZE = 14;

/** The title as outlines around the middle of the plate; as text if the face lacks a letter. */
function lettering(title: string, text: string, width: number): string {
  const path = siteLettering(title, SIZE, width / 2, 25);
  return path === null
    ? `<text x="50%" y="25" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${SIZE}" fill="#f5f3ff">${text}</text>`
    : `<path d="${path}" fill="#f5f3ff"/>`;
}

/** A text plate for a partner, award or payment method without a logo. */
export function logoSvg(title: string): string {
  const text = title.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? "");
  const width = Math.max(96, 24 + [...title].length * 9);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" role="img" aria-label="${text}"><rect x=".5" y=".5" width="${width - 1}" height="39" rx="9" fill="#1d1a39" stroke="#ffffff2b"/>${lettering(title, text, width)}</svg>`;
}
