import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { polar, repeat, spark, svg } from "../modules/art/svg.ts";

// The mark in a 512 box: an A without a bar (peak and nose cone), with an orbit as the bar.
const PEAK = "M256 92L392 420H328L256 236L184 420H120Z";
const ORBIT = 'cx="256" cy="290" rx="196" ry="58" transform="rotate(-20 256 290)"';
const ORBIT_FRONT = "M60 290A196 58 0 0 0 452 290";
const NIGHT = "#0b0a1a";

const PAINTS = `<linearGradient id="fire" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="#ffd166"/><stop offset=".35" stop-color="#ff8a2e"/><stop offset="1" stop-color="#f0177c"/></linearGradient><linearGradient id="orbit" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f0177c"/><stop offset=".6" stop-color="#ff5aa8"/><stop offset="1" stop-color="#ffe3b0"/></linearGradient><radialGradient id="night" cx=".5" cy=".3" r=".8"><stop offset="0" stop-color="#4a2a9c"/><stop offset=".5" stop-color="#1e1450"/><stop offset="1" stop-color="${NIGHT}"/></radialGradient><radialGradient id="glow"><stop offset="0" stop-color="#ff8a2e" stop-opacity=".75"/><stop offset="1" stop-color="#f0177c" stop-opacity="0"/></radialGradient>`;

const [MOON_X, MOON_Y] = polar(256, 290, 196, -20);

function stars(): string {
  const marks = repeat(14, (i) => {
    const [x, y] = polar(256, 256, 150 + ((i * 53) % 90), i * 137.5);
    return svg`<circle cx="${x}" cy="${y}" r="${2 + (i % 3)}"/>`;
  });
  return `<g fill="#fff" opacity=".55">${marks.join("")}<path d="${spark(400, 108, 22)}"/><path d="${spark(96, 170, 15)}"/></g>`;
}

function mark(): string {
  const front = `<path d="${ORBIT_FRONT}" transform="rotate(-20 256 290)" fill="none" stroke-linecap="round"`;
  return svg`<circle cx="256" cy="230" r="210" fill="url(#glow)"/><ellipse ${ORBIT} fill="none" stroke="#b0146a" stroke-width="16"/><path d="${PEAK}" fill="url(#fire)" stroke="url(#fire)" stroke-width="20" stroke-linejoin="round"/>${front} stroke="#1a0f45" stroke-width="40"/>${front} stroke="url(#orbit)" stroke-width="22"/><circle cx="${MOON_X}" cy="${MOON_Y}" r="25" fill="#fff1d6"/>`;
}

function document(size: number, body: string): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512"><defs>${PAINTS}</defs>${body}</svg>`;
}

function scaled(scale: number, body: string): string {
  return svg`<g transform="translate(256 256) scale(${scale}) translate(-256 -260)">${body}</g>`;
}

/** @param radius 0 for icons that the system masks */
export function iconSvg(size: number, radius: number, scale: number): string {
  const night = svg`<rect width="512" height="512" rx="${radius}" fill="url(#night)"/>`;
  return document(size, night + stars() + scaled(scale, mark()));
}

/** White on transparent: systems tint the alpha channel. */
export function monochromeSvg(size: number): string {
  const front = `<path d="${ORBIT_FRONT}" transform="rotate(-20 256 290)" fill="none" stroke-linecap="round"`;
  const cutMask = `<mask id="cut"><rect width="512" height="512" fill="#fff"/>${front} stroke="#000" stroke-width="48"/></mask>`;
  const body = svg`${cutMask}<path mask="url(#cut)" d="${PEAK}" fill="#fff" stroke="#fff" stroke-width="20" stroke-linejoin="round"/>${front} stroke="#fff" stroke-width="24"/><circle cx="${MOON_X}" cy="${MOON_Y}" r="25" fill="#fff"/>`;
  return document(size, scaled(0.78, body));
}

/** No stars and a larger mark, for small sizes. */
export function faviconSvg(): string {
  return document(64, `<rect width="512" height="512" rx="112" fill="url(#night)"/>${scaled(1.1, mark())}`);
}

async function writeIcons(directory: string): Promise<void> {
  const png = (source: string, name: string): Promise<unknown> =>
    sharp(Buffer.from(source))
      .png({ compressionLevel: 9, palette: true })
      .toFile(join(directory, "icons", name));
  await mkdir(join(directory, "icons"), { recursive: true });
  await png(iconSvg(192, 112, 0.98), "icon-192.png");
  await png(iconSvg(512, 112, 0.98), "icon-512.png");
  await png(iconSvg(512, 0, 0.76), "maskable-512.png");
  await png(monochromeSvg(512), "monochrome-512.png");
  await png(iconSvg(180, 0, 0.94), "apple-touch-icon.png");
  await writeFile(join(directory, "favicon.svg"), `${faviconSvg()}\n`);
}

if (import.meta.main) await writeIcons(join(import.meta.dirname, "../../public"));
