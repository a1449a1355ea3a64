import type { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { setHeader } from "../../http/headers.ts";
import { route } from "../../http/route.ts";
import type { CaptchaService } from "./service.ts";

export function captchaRoutes(app: Hono<AppEnv>, captcha: CaptchaService): void {
  route(app, "GET /api/captcha", ({ c }) => {
    setHeader(c, "cache-control", "no-store");
    return captcha.issueChallenge();
  });
}
