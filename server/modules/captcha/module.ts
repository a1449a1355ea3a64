import { defineModule } from "../../core/modules/module.ts";
import { captchaRoutes } from "./routes.ts";
import { createCaptchaService } from "./service.ts";
import { usedChallenges } from "./tables.ts";

export interface CaptchaOptions {
  /** Hash rounds per attempt; see `service.ts`. */
  captchaCost?: number;
}

export const captchaModule = defineModule({
  name: "captcha",
  setup({ db, now, secret }, _, { captchaCost }: CaptchaOptions) {
    const captcha = createCaptchaService({ db, now, secret, cost: captchaCost });
    return {
      api: { accept: captcha.accept },
      routes: (app) => captchaRoutes(app, captcha),
      retention: [[usedChallenges.expiresAt, 0]],
    };
  },
});
