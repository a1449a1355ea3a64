import type { Hono } from "hono";
import type { ManagePromotionPages } from "../../../src/contract/config.ts";
import { isBlockedRoute } from "../../../src/rules/addresses/blocked-routes.ts";
import { isPromotionOn } from "../../../src/rules/addresses/promotion-pages.ts";
import { isLocale } from "../../../src/rules/locales/locales.ts";
import { requireCanonicalPath } from "../../http/address.ts";
import type { AppEnv, Visitor } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { addVary, buildResponse, setCacheable, setHeader, setPrivate } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { blockedRoutesFor } from "../../http/visitor.ts";
import { logoSvg } from "./logo.ts";
import type { CmsService } from "./service.ts";

interface CmsRoutesDeps {
  cms: CmsService;
  /** Promotion pages by slug, on or off. */
  promotionPages: () => Promise<ManagePromotionPages>;
  /** The visitor's groups; none for a guest. */
  groupsOf: (visitor: Visitor) => Promise<readonly number[]>;
}

export function cmsRoutes(app: Hono<AppEnv>, { cms, promotionPages, groupsOf }: CmsRoutesDeps): void {
  app.get("/art/logos/:locale/:file", async (c) => {
    const locale = c.req.param("locale");
    const id = c.req.param("file").replace(/\.svg$/, "");
    const files = isLocale(locale) ? await cms.files(locale) : [];
    const file = files.find((candidate) => candidate.frontend_identifier === id);
    if (!file) throw new RequestError("not_found");
    requireCanonicalPath(c, `/art/logos/${locale}/${id}.svg`);
    setCacheable(c, 3_600);
    setHeader(c, "content-type", "image/svg+xml");
    return buildResponse(c, logoSvg(file.title));
  });
  route(app, "GET /api/cms/pages", ({ c, query, visitor }) => {
    setCacheable(c, 60);
    return cms.pages(query.l, visitor.licence.id, blockedRoutesFor(visitor));
  });
  route(app, "GET /api/cms/pages/:slug{.+}", async ({ c, params, query, visitor }) => {
    const path = `/${params.slug}`;
    if (isBlockedRoute(path, blockedRoutesFor(visitor))) throw new RequestError("not_found");
    const promotions = await promotionPages();
    // Check groups only for pages that are off, so that all others stay cacheable.
    if (isPromotionOn(path, promotions, [])) setCacheable(c, 60);
    else if (isPromotionOn(path, promotions, await groupsOf(visitor))) setPrivate(c);
    else throw new RequestError("not_found");
    return cms.page(query.l, visitor.licence.id, params.slug);
  });
  route(app, "GET /api/cms/snippets", ({ c, query }) => {
    setCacheable(c, 60);
    return cms.snippets(query.l);
  });
  route(app, "GET /api/cms/files", ({ c, query }) => {
    setCacheable(c, 60);
    return cms.files(query.l);
  });
  route(app, "GET /api/fe/config/banners-config", ({ c, visitor }) => {
    setCacheable(c, 60);
    addVary(c, "locale");
    return cms.banners(c.req.header("locale") ?? "en", blockedRoutesFor(visitor));
  });
}
