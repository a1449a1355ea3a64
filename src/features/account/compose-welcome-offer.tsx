import { useQuery } from "@tanstack/react-query";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { OfferTerms } from "../bonuses/offer-terms.tsx";
import styles from "./account.module.css";

/** The first offer for a deposit, with its terms; nothing without one. */
export function WelcomeOffer({ currency }: { currency: string }) {
  const offer = useQuery(depositOffersQuery(currency)).data?.[0];
  if (!offer) return null;
  return (
    <section className={styles.gift} data-welcome-offer={offer.id}>
      <h3>{offer.title}</h3>
      <OfferTerms offer={offer} />
    </section>
  );
}
