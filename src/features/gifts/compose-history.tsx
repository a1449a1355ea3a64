import { TermsDetails } from "../bonuses/bonus-terms.tsx";
import { RewardHistory } from "./reward-history.tsx";

/** The history of rewards with their terms. */
export const HistoryPage = () => (
  <RewardHistory
    renderTerms={({ campaign, currency }) =>
      campaign ? <TermsDetails terms={null} currency={currency ?? ""} campaign={campaign} /> : null
    }
  />
);
