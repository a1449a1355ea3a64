import { TermsDetails } from "../bonuses/bonus-terms.tsx";
import { GiftHistory } from "./gift-history.tsx";

/** The history of gifts with their terms. */
export const HistoryPage = () => (
  <GiftHistory
    renderTerms={({ campaign, currency }) =>
      campaign ? <TermsDetails terms={null} currency={currency ?? ""} campaign={campaign} /> : null
    }
  />
);
