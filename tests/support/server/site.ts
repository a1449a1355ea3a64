import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createPageRenderer, type ServerEntry } from "../../../server/html/render.ts";
import type { MessageCatalogs } from "../../../server/modules/i18n/routes.ts";
import { compileMessages } from "../../../server/start/compile-messages.ts";
import { testApp } from "./app.ts";

const dist = join(import.meta.dirname, "../../../dist");
const client = join(dist, "client");

/** The build's page that is rendered in the browser. */
export const readShell = () => readFileSync(join(client, "index.html"), "utf8");

/** The server with the build's pages. */
export async function testSite(options: Parameters<typeof testApp>[0] = {}) {
  if (!existsSync(join(dist, "build.json"))) throw new Error("these tests read the build: npm run build");
  const entry = (await import(join(dist, "server/server.js"))) as ServerEntry;
  const renderPage = createPageRenderer(client, entry);
  let renders = 0;
  const createdApp = await testApp({
    messages: (await compileMessages()) as MessageCatalogs,
    clientFolder: client,
    pages: {
      renderPage: (input) => {
        renders++;
        return renderPage(input);
      },
      shell: readShell,
    },
    ...options,
  });
  return {
    ...createdApp,
    /** Number of pages that were rendered instead of served from the cache. */
    renders: () => renders,

    async page(path: string, headers: Record<string, string> = {}) {
      const response = await createdApp.app.request(`http://localhost${path}`, { headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
  };
}
