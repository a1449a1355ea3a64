import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { useGiftAccess } from "../../api/gifts.ts";
import { setBonusCode } from "../../api/payments.ts";
import { usePlayerQuery } from "../../api/player.ts";
import type { Offer } from "../../contract/bonuses.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useOpenPopup } from "../../lib/page/use-open-popup.ts";
import { hasDepositOffers, isSelectedBy } from "../../rules/bonuses/offers.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { useAction } from "../../ui/form.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import { OfferExampleText } from "../bonuses/offer-example.tsx";
import { MainCondition, OfferValue } from "../bonuses/offer-terms.tsx";
import { type OfferDifference, offerDifferences } from "./offer-differences.ts";
import styles from "./personal-promotion.module.css";

/** Offers named on the card; the page behind it has all of them. */
const NAMED = 2;

function Difference({ difference }: { difference: OfferDifference }) {
  const { t } = useLingui();
  const names = {
    bonus: t`Biggest bonus`,
    spins: t`Most spins`,
    wagering: t`Lowest wagering`,
    deposit: t`Lowest deposit`,
  };
  return <small>{names[difference]}</small>;
}

interface PlayerOfferProps {
  offer: Offer;
  difference: OfferDifference | undefined;
  isChosen: boolean;
}

/** An offer's gain, main condition and end, and the button that opens the deposit with it and all its terms. */
function PlayerOffer({ offer, difference, isChosen }: PlayerOfferProps) {
  const client = useQueryClient();
  const open = useOpenPopup();
  const tag = formatTag(useLocale());
  const { busy, run } = useAction(useGiftErrorText());
  const { code, title, ends_at } = offer;
  const end = ends_at
    ? new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(ends_at))
    : null;
  const deposit = () =>
    run(async () => {
      if (!isChosen) await setBonusCode(client, code);
      open("deposit-bonus");
    });
  return (
    <li data-offer={offer.id}>
      {difference ? <Difference difference={difference} /> : null}
      <strong>
        <OfferValue offer={offer} isShort />
      </strong>
      <span>
        <MainCondition offer={offer} />
      </span>
      {end ? (
        <span>
          <Trans>Offer until {end}</Trans>
        </span>
      ) : null}
      <OfferExampleText offer={offer} className={styles.example} />
      {isChosen ? (
        <span>
          <Trans>You've chosen this bonus.</Trans>
        </span>
      ) : null}
      <OnlineButton look="primary" aria-disabled={busy || undefined} onClick={deposit}>
        <Trans>Deposit with this bonus</Trans>
        <span className="visually-hidden">: {title}</span>
      </OnlineButton>
    </li>
  );
}

interface PlayerOffersProps {
  currency: string;
  /** Renders the card around the offers; `hasMore` if it doesn't name all of them. */
  card: (offers: ReactNode, hasMore: boolean) => ReactNode;
  /** Shows until the offers are known. */
  pending: ReactNode;
  /** Shows without offers. */
  children: ReactNode;
}

/** What a player's next deposit can bring, each with its own way to the deposit; the chosen one alone once there is one. */
export function PlayerOffers({ currency, card, pending, children }: PlayerOffersProps) {
  const player = usePlayerQuery().data;
  const isOpen = useGiftAccess() === "open";
  const { data = [], isLoading } = useQuery({ ...depositOffersQuery(currency), enabled: isOpen });
  if (isLoading) return pending;
  const chosen = data.find((offer) => isSelectedBy(offer, player?.deposit_bonus_code ?? null));
  const offers = chosen ? [chosen] : player && isOpen && hasDepositOffers(player) ? data : [];
  if (offers.length === 0) return children;
  const differences = offerDifferences(offers);
  return card(
    <ul className={styles.gains}>
      {offers.slice(0, NAMED).map((offer) => (
        <PlayerOffer
          key={offer.id}
          offer={offer}
          difference={differences.get(offer.id)}
          isChosen={offer === chosen}
        />
      ))}
    </ul>,
    offers.length > NAMED,
  );
}
