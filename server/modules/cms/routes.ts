import type { Hono } from "hono";
import { cacheable } from "../../http/headers.ts";
import { type AppEnv, route } from "../../http/route.ts";
import type { CmsService } from "./service.ts";

export function cmsRoutes(app: Hono<AppEnv>, cms: CmsService): void {
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
    c.header("vary", "locale", { append: true });
    return cms.banners(c.req.header("locale") ?? "en");
  });
}
