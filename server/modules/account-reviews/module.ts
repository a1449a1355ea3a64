import { reviewRuleOf } from "../../core/jurisdictions/review-rules.ts";
import { defineModule } from "../../core/modules/module.ts";
import { reviewsRoutes } from "./routes.ts";
import { createReviews } from "./service.ts";

export const accountReviewsModule = defineModule({
  name: "account-reviews",
  setup({ db, now, players, jurisdictions }) {
    const reviews = createReviews({
      db,
      now,
      async playerOf(id) {
        const player = await players.byId(id);
        return player && { ...player, rule: reviewRuleOf(jurisdictions, player.licence, player.country) };
      },
    });
    return { routes: (app) => reviewsRoutes(app, reviews) };
  },
});
