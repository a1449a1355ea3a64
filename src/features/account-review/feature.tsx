import { type Feature, lazyService } from "../../lib/page/feature.ts";
import { AfterConsent } from "../../ui/after-consent.tsx";

const AccountReview = lazyService(() =>
  import("./account-review.tsx").then(({ AccountReview }) => AccountReview),
);

export const feature: Feature = {
  PlayerServices: () => (
    <AfterConsent>
      <AccountReview />
    </AfterConsent>
  ),
};
