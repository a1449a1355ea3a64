import { defineModule } from "../../core/modules/module.ts";
import { infoRoutes } from "./routes.ts";
import { affiliateVisits } from "./tables.ts";

export interface SiteInfoOptions {
  /** Feature flags for pages. */
  features: Record<string, boolean>;
  build: string;
}

export const siteInfoModule = defineModule({
  name: "site-info",
  setup({ db, jurisdictions, content, now, demo }, _, { features, build }: SiteInfoOptions) {
    return {
      retention: [[affiliateVisits.createdAt, 90]],
      routes: (app) =>
        infoRoutes(app, { db, jurisdictions, content, features, flagOverrides: demo, build, now }),
    };
  },
});
