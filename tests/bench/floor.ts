import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import type { Screen } from "./screen.ts";

/** Only the lobby's boxes on a phone. */
export const SCREEN_STYLE = `*{box-sizing:border-box;margin:0}
body{background:#0b0a1a;color:#f5f3ff;font:16px/1.5 system-ui,sans-serif;padding-bottom:64px}
a{color:inherit;text-decoration:none}
img{display:block;width:100%;height:100%;object-fit:cover}
header{position:sticky;top:0;z-index:1;height:56px;padding:12px 16px;background:#0b0a1a;font-weight:800;font-size:20px}
.search{display:block;margin:12px 16px 0;padding:12px 16px;border-radius:16px;background:#ffffff0f;color:#b9b4db}
.line{display:flex;gap:12px;padding:0 16px;overflow-x:auto;scrollbar-width:none}
.slide{position:relative;flex:0 0 100%;height:204px;margin-top:14px;border-radius:20px;overflow:hidden;background:#2a1458}
.slide div{position:absolute;inset:0;max-width:70%;padding:44px 18px}
.slide h2{font-size:19px;line-height:24px}
.slide p{font-size:13.5px;line-height:18px;max-height:36px;overflow:hidden}
.chip{flex:none;margin-top:16px;padding:11px 16px;border-radius:14px;background:#141229;font-size:14.5px;line-height:22px}
.jackpot{flex:0 0 200px;margin-top:20px;padding:12px 16px;border-radius:14px;background:#2b1a05;font-size:13px;line-height:18px}
.jackpot b{display:block;color:#ffd166;font-size:22px;line-height:32px}
h2.row{margin:26px 16px 8px;font-size:18px;line-height:44px}
.tile{flex:0 0 calc((100vw - 44.8px)/2.6);min-width:0;font-size:12px;line-height:16px;white-space:nowrap;overflow:hidden}
.tile img{height:auto;aspect-ratio:3/4;margin-bottom:8px;border-radius:14px;background:#1d1a39}
.tile b{display:block;font-size:14px;line-height:18px}
nav{position:fixed;inset:auto 0 0;height:64px;display:flex;justify-content:space-around;align-items:center;background:#0b0a1a;font-size:10.5px}`;

const REGISTER = `<script>addEventListener("load",()=>navigator.serviceWorker.register("/sw.js"))</script>`;

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function image(address: string, [width, height]: [number, number], eager: boolean): string {
  const when = eager ? "fetchpriority=high" : "loading=lazy";
  return `<img src=${address} width=${width} height=${height} alt="" ${when}>`;
}

/** The lobby's first screen with the same pictures, written by hand. */
function pageOf(screen: Screen, end: string): string {
  const slides = screen.slides.map(
    ({ title, text, action, picture }, i) =>
      `<a class=slide href=/>${image(picture, [1200, 480], i === 0)}<div><h2>${escapeHtml(title)}</h2><p>${escapeHtml(text)}</p>${escapeHtml(action)}</div></a>`,
  );
  const chips = screen.chips.map((name) => `<a class=chip href=/>${escapeHtml(name)}</a>`);
  const jackpots = screen.jackpots.map(
    ({ name, amount }) => `<a class=jackpot href=/>${escapeHtml(name)}<b>${escapeHtml(amount)}</b></a>`,
  );
  const rows = screen.rows.map(({ title, tiles }, row) => {
    const links = tiles.map(
      (tile, i) =>
        `<a class=tile href=/>${image(tile.picture, [320, 426], row === 0 && i < 3)}<b>${escapeHtml(tile.title)}</b>${escapeHtml(tile.provider)}</a>`,
    );
    return `<h2 class=row>${escapeHtml(title)}</h2><div class=line>${links.join("")}</div>`;
  });
  const bar = screen.bar.map((name) => `<a href=/>${escapeHtml(name)}</a>`);
  const line = (items: string[]) => `<div class=line>${items.join("")}</div>`;
  return `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>Floor</title><link rel=icon href=data:,><style>${SCREEN_STYLE}</style><header>Apogee</header><a class=search href=/>Search games and providers</a>${line(slides)}${line(chips)}${line(jackpots)}${rows.join("")}<nav>${bar.join("")}</nav>${end}`;
}

/** A worker that stores the page and its pictures, and serves them from the cache. */
function workerOf({ pictures }: Screen): string {
  return `addEventListener("install",event=>{skipWaiting();event.waitUntil(caches.open("floor").then(cache=>cache.addAll(${JSON.stringify(["/", ...pictures])})))});
addEventListener("activate",event=>event.waitUntil(clients.claim()));
addEventListener("fetch",event=>event.respondWith(caches.match(event.request).then(kept=>kept||fetch(event.request))))`;
}

interface File {
  body: Buffer;
  headers: Record<string, string>;
}

export function textFile(text: string, type: string): File {
  const headers = { "content-type": type, "content-encoding": "br", "cache-control": "no-cache" };
  return { body: brotliCompressSync(text), headers };
}

/** A picture as the app serves it. */
async function pictureFile(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  const type = answer.headers.get("content-type")!;
  const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
  return { body: Buffer.from(await answer.arrayBuffer()), headers };
}

export interface FileServer {
  port: number;
  [Symbol.dispose]: () => void;
}

export async function pictureFiles(screen: Screen, appPort: number): Promise<Map<string, File>> {
  const files = new Map<string, File>();
  for (const path of screen.pictures)
    files.set(path, await pictureFile(`http://localhost:${appPort}${path}`));
  return files;
}

/** Serves files from memory by path. */
export async function serveFiles(files: Map<string, File>): Promise<FileServer> {
  const server = createServer((request, response) => {
    const file = files.get(request.url!);
    if (file) response.writeHead(200, file.headers).end(file.body);
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { port: (server.address() as AddressInfo).port, [Symbol.dispose]: stop };
}

/** Serves the minimum for this screen; `withWorker` makes it work offline. */
export async function startFloor(screen: Screen, appPort: number, withWorker: boolean): Promise<FileServer> {
  const files = await pictureFiles(screen, appPort);
  files.set("/", textFile(pageOf(screen, withWorker ? REGISTER : ""), "text/html; charset=utf-8"));
  files.set("/sw.js", textFile(workerOf(screen), "text/javascript"));
  return serveFiles(files);
}
