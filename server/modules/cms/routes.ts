import type { Hono } from "hono";
import { isLocale } from "../../../src/rules/locales.ts";
import { onlyAt } from "../../http/address.ts";
import type { AppEnv } from "../../http/env.ts";
import { RequestError } from "../../http/errors.ts";
import { addVary, answer, cacheable, setHeader } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import { logoSvg } from "./logo.ts";
import type { CmsService } from "./service.ts";

export function cmsRoutes(app: Hono<AppEnv>, cms: CmsService): void {
  app.get("/art/logos/:locale/:file", async (c) => {
    const locale = c.req.param("locale");
    const id = c.req.param("file").replace(/\.svg$/, "");
    const files = isLocale(locale) ? await cms.files(locale) : [];
    const file = files.find((candidate) => candidate.frontend_identifier === id);
    if (!file) throw new RequestError("not_found");
    onlyAt(c, `/art/logos/${locale}/${id}.svg`);
    cacheable(c, 3_600);
    setHeader(c, "content-type", "image/svg+xml");
    return answer(c, logoSvg(file.title));
  });
  route(app, "GET /api/cms/pages", ({ c, query, visitor }) => {
    cacheable(c, 60);
    return cms.pages(query.l, visitor.licence.id);
  });
  route(app, "GET /api/cms/pages/:slug{.+}", ({ c, params, query, visitor }) => {
    cacheable(c, 60);
    return cms.page(query.l, visitor.licence.id, params.slug);
  });
  route(app, "GET /api/cms/snippets", ({ c, query }) => {
    cacheable(c, 60);
    return cms.snippets(query.l);
  });
  route(app, "GET /api/cms/files", ({ c, query }) => {
    cacheable(c, 60);
    return cms.files(query.l);
  });
  route(app, "GET /api/fe/config/banners-config", ({ c }) => {
    cacheable(c, 60);
    addVary(c, "locale");
    return cms.banners(c.req.header("locale") ?? "en");
  });
}
