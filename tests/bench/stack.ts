import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { type FileServer, pictureFiles, SCREEN_STYLE, serveFiles, textFile } from "./floor.ts";
import type { Screen } from "./screen.ts";
import { WORK } from "./server-load/processes.ts";
import type { renderStack } from "./stack-app/server.tsx";

const source = join(import.meta.dirname, "stack-app");

async function buildEntry(entry: "client" | "server"): Promise<string> {
  const outDir = join(WORK, "stack", entry);
  await build({
    root: source,
    configFile: false,
    logLevel: "error",
    mode: "production",
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      ssr: entry === "server" ? join(source, "server.tsx") : false,
      rolldownOptions: { input: join(source, `${entry}.tsx`), output: { entryFileNames: "stack.js" } },
    },
  });
  return join(outDir, "stack.js");
}

export interface Stack extends FileServer {
  /** Its script's size with brotli, bytes. */
  scriptBytes: number;
}

/** The same first screen with only React, Router and Query, rendered on the server: the cost without our own code. */
export async function startStack(screen: Screen, appPort: number): Promise<Stack> {
  const script = readFileSync(await buildEntry("client"), "utf8");
  const rendering = (await import(await buildEntry("server"))) as { renderStack: typeof renderStack };
  const { app, scripts } = await rendering.renderStack(screen);
  const data = JSON.stringify(screen).replaceAll("<", "\\u003c");
  const page = `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>Stack</title><link rel=icon href=data:,><style>${SCREEN_STYLE}</style><div id=root>${app}</div>${scripts}<script id=screen type=application/json>${data}</script><script type=module src=/stack.js></script>`;
  const files = await pictureFiles(screen, appPort);
  files.set("/", textFile(page, "text/html; charset=utf-8"));
  files.set("/stack.js", textFile(script, "text/javascript"));
  return { ...(await serveFiles(files)), scriptBytes: brotliCompressSync(script).length };
}
