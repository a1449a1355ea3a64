import type { Hono } from "hono";
import type { LocaleCode } from "../../src/contract/locale.ts";
import type { Core } from "../core/modules/core.ts";
import type { AppEnv } from "../http/env.ts";
import { publicOrigin } from "../http/public-origin.ts";
import { staticFiles } from "../http/static.ts";
import type { MessageCatalogs } from "../modules/i18n/routes.ts";
import { manifestRoutes } from "./manifests.ts";
import { type PagesDeps, pageRoutes } from "./pages.ts";
import { shareRoute } from "./share.ts";

export interface PageOptions {
  /** Folder of the built client; without it no files are served. */
  clientFolder?: string;
  /** Assets of earlier builds, by address. */
  oldAssets?: ReadonlyMap<string, Buffer>;
  /** Page rendering; without it no pages are served. */
  pages?: Pick<PagesDeps, "renderPage" | "shell"> & {
    /** The web manifest in a language, as JSON. */
    manifest?: (locale: LocaleCode) => string;
  };
  messages: MessageCatalogs;
  features: Record<string, boolean>;
  build: string;
  origin?: string | undefined;
  trustProxy?: boolean;
}

/** Serves the built client and its pages; the last routes, because a page may have any path. */
export function servePages(app: Hono<AppEnv>, options: PageOptions, core: Core): void {
  const { clientFolder, oldAssets, messages, features, build, origin, trustProxy = false } = options;
  if (clientFolder)
    staticFiles(app, { folder: clientFolder, excludedPaths: ["/index.html"], old: oldAssets ?? new Map() });
  shareRoute(app, (c) => publicOrigin(c, c.get("visitor"), { origin, trustProxy }));
  if (!options.pages) return;
  if (options.pages.manifest) manifestRoutes(app, options.pages.manifest);
  pageRoutes(app, {
    ...options.pages,
    messages,
    contentVersion: core.content.current,
    build,
    // Shared pages are rendered without a player.
    call: (request, visitor) => app.fetch(request, { visitor: { ...visitor, playerId: async () => null } }),
    origin,
    trustProxy,
    pseudoLocale: features.pseudo_locale ?? false,
    logError: core.logError,
  });
}
