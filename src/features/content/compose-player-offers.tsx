import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { usePlayerQuery } from "../../api/player.ts";
import { hasDepositOffers } from "../../rules/bonuses/offers.ts";
import { MainCondition, OfferValue } from "../bonuses/offer-terms.tsx";
import styles from "./personal-promotion.module.css";

/** Offers named on the card; the page behind it has all of them. */
const NAMED = 2;

interface PlayerOffersProps {
  currency: string;
  /** Shows without offers. */
  children: ReactNode;
}

/** What a player's next deposit can bring, with the main condition of each. */
export function PlayerOffers({ currency, children }: PlayerOffersProps) {
  const player = usePlayerQuery().data;
  const enabled = Boolean(player && hasDepositOffers(player));
  const { data = [], isLoading } = useQuery({ ...depositOffersQuery(currency), enabled });
  if (isLoading) return <span className={styles.placeholder} aria-hidden />;
  if (data.length === 0) return children;
  return (
    <ul className={styles.gains}>
      {data.slice(0, NAMED).map((offer) => (
        <li key={offer.id}>
          <strong>
            <OfferValue offer={offer} isShort />
          </strong>
          <span>
            <MainCondition offer={offer} />
          </span>
        </li>
      ))}
    </ul>
  );
}
