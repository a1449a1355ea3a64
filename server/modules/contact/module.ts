import { defineModule } from "../../core/modules/module.ts";
import { captchaModule } from "../captcha/module.ts";
import { contactRoutes } from "./routes.ts";

export const contactModule = defineModule({
  name: "contact",
  needs: { captcha: captchaModule },
  setup: ({ db, now }, { captcha }) => ({
    routes: (app) => contactRoutes(app, { db, now, acceptCaptcha: captcha.accept }),
  }),
});
