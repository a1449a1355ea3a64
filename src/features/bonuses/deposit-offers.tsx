import { Plural, Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Gift } from "lucide-react";
import { type ReactNode, useState } from "react";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { useGiftAccess } from "../../api/gifts.ts";
import { setBonusCode } from "../../api/payments.ts";
import type { Offer } from "../../contract/bonuses.ts";
import type { Player } from "../../contract/player.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { storeDismissal, storedDismissals } from "../../lib/storage/dismissed-offers.ts";
import { now } from "../../lib/time/time.ts";
import {
  exampleOf,
  hasDepositOffers,
  isDismissed,
  isSelectedBy,
  type OfferExample,
} from "../../rules/bonuses/offers.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { Button } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";
import { Summary } from "../../ui/summary.tsx";
import { BonusTerms } from "./bonus-terms.tsx";
import { CountingGames } from "./counting-games.tsx";
import own from "./deposit-offers.module.css";
import { FullTerms } from "./full-terms.tsx";
import { OfferExampleText } from "./offer-example.tsx";
import { OfferTerms } from "./offer-terms.tsx";

/** All terms of an offer, one tap away. */
function AllTerms({ offer }: { offer: Offer }) {
  const tag = formatTag(useLocale());
  const { wagering, currency, ends_at } = offer;
  const end = ends_at
    ? new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }).format(Date.parse(ends_at))
    : null;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>
        <Trans>All terms</Trans>
      </Summary>
      <div className={styles.list}>
        {wagering ? (
          <>
            <BonusTerms terms={wagering} currency={currency} />
            <CountingGames terms={wagering} />
          </>
        ) : null}
        <p className={styles.muted}>
          {offer.starts_immediately ? (
            <Trans>It starts with your deposit. Bets use your real money first.</Trans>
          ) : (
            <Trans>You activate it in your gifts. Bets use your real money first.</Trans>
          )}{" "}
          <Trans>Your deposit stays yours: you can withdraw it at any time.</Trans>{" "}
          {end ? <Trans>Offer until {end}</Trans> : null}
        </p>
        {isOpen ? <FullTerms campaign={{ slug: offer.id, version: offer.version }} /> : null}
      </div>
    </details>
  );
}

/** Why another offer may be the better choice; nothing unless it comes with this deposit alone. */
function RivalNote({ rival }: { rival: Offer | undefined }) {
  if (!rival) return null;
  const { id, title, deposit_number } = rival;
  return (
    <p className={styles.muted} data-rival-offer={id}>
      {deposit_number === 1 ? (
        <Trans>Your first-deposit bonus only comes with this deposit.</Trans>
      ) : (
        <Trans>{title} only comes with this deposit.</Trans>
      )}
    </p>
  );
}

interface OfferCardProps {
  offer: Offer;
  /** An offer of this deposit alone, if this one comes with any deposit. */
  rival: Offer | undefined;
  outlook: ReactNode;
  onTaken: () => void;
  onDismiss: () => void;
}

function OfferCard({ offer, rival, outlook, onTaken, onDismiss }: OfferCardProps) {
  const client = useQueryClient();
  const { busy, run } = useAction(useGiftErrorText());
  const take = () =>
    run(async () => {
      await setBonusCode(client, offer.code);
      onTaken();
    });
  return (
    <article className={`${styles.panel} ${styles.main}`} data-deposit-offer={offer.id}>
      <div>
        <h3>{offer.title}</h3>
        <p className={styles.muted}>{offer.summary}</p>
      </div>
      <OfferTerms offer={offer} />
      <OfferExampleText offer={offer} className={styles.muted} />
      {outlook}
      <AllTerms offer={offer} />
      <RivalNote rival={rival} />
      <div className={styles.pair}>
        <Button onClick={onDismiss}>
          <Trans>No bonus, thanks</Trans>
        </Button>
        <OnlineButton aria-disabled={busy || undefined} onClick={take}>
          <Trans>Choose this bonus</Trans>
        </OnlineButton>
      </div>
    </article>
  );
}

/** Terms of the bonus that the player has chosen for the next deposit. */
function ChosenTerms({ offer }: { offer: Offer }) {
  return (
    <article className={`${styles.panel} ${styles.main}`} data-chosen-offer={offer.id}>
      <h3>{offer.title}</h3>
      <p className="visually-hidden" role="status">
        <Trans>You've chosen this bonus.</Trans>
      </p>
      <OfferTerms offer={offer} />
      <AllTerms offer={offer} />
    </article>
  );
}

/** Why the page of deposits with a bonus has no offer, and that a code may still select one. */
function NoOffers({ areDismissed }: { areDismissed: boolean }) {
  return (
    <p className={styles.muted} role="status" data-no-deposit-offers>
      {areDismissed ? (
        <Trans>You declined the current offers, so we've hidden them.</Trans>
      ) : (
        <Trans>There's no bonus offer for you right now.</Trans>
      )}{" "}
      <Trans>You can still deposit without a bonus, or use a code.</Trans>
    </p>
  );
}

interface OffersLineProps {
  /** The bonus that goes with the deposit; its conditions were shown when the player took it. */
  chosen: Offer | undefined;
  /** Number of offers. */
  count: number;
  children: ReactNode;
}

/** The bonuses as one line, which opens them and the entry of a code. An offer is named only once it's taken. */
function OffersLine({ chosen, count, children }: OffersLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const title = chosen?.title;
  return (
    <details
      className={own.line}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary data-bonus-line={chosen?.id ?? ""}>
        <Gift aria-hidden className={own.gift} />
        <span className={own.label}>
          <span>{chosen ? <Trans>Bonus: {title}</Trans> : <Trans>Add a bonus</Trans>}</span>{" "}
          <span className={own.open}>
            {chosen ? (
              <Trans>Terms</Trans>
            ) : (
              <Plural value={count} one="# offer available" other="# offers available" />
            )}
          </span>
        </span>
        <ChevronDown aria-hidden className={own.chevron} />
      </summary>
      {isOpen ? <div className={own.offers}>{children}</div> : null}
    </details>
  );
}

interface DepositOffersProps {
  player: Player;
  /** True where the player came for a bonus: says so if there is no offer. */
  isMain: boolean;
  /** Entry of a bonus code, after the offers or instead of them. */
  codeEntry: ReactNode;
  /** What an offer costs on average, by the smallest deposit's bonus and counted bets in minor units. */
  renderOutlook: (offer: Offer, example: OfferExample) => ReactNode;
}

/** Bonuses of the next deposit: offers with nothing preselected, or the terms of the chosen one. */
export function DepositOffers({ player, isMain, codeEntry, renderOutlook }: DepositOffersProps) {
  const isOpen = useGiftAccess() === "open";
  const [dismissals, setDismissals] = useState(() => storedDismissals(player.id));
  const {
    data: offers,
    fetchStatus,
    isFetchedAfterMount,
  } = useQuery({ ...depositOffersQuery(player.currency), enabled: isOpen });
  // What was offered before may be paused by now.
  const isOutdated = fetchStatus === "fetching" && !isFetchedAfterMount;
  if (!isOpen) return codeEntry;
  // Keeps the line's place; a code that is being typed would be lost if the entry moved into the line.
  if (!offers || isOutdated)
    return isMain ? null : <div className={`${own.line} ${own.coming}`} aria-hidden />;
  const chosen = offers.find((offer) => isSelectedBy(offer, player.deposit_bonus_code));
  const fold = (children: ReactNode, count: number) =>
    isMain ? (
      children
    ) : (
      // Closes once a bonus is taken.
      <OffersLine key={chosen?.id ?? "none"} chosen={chosen} count={count}>
        {children}
      </OffersLine>
    );
  if (chosen)
    return (
      <>
        {fold(<ChosenTerms offer={chosen} />, 1)}
        {codeEntry}
      </>
    );
  const available = hasDepositOffers(player) ? offers : [];
  const shown = available.filter(({ id }) => !isDismissed(dismissals, id, now()));
  if (shown.length === 0)
    return isMain && player.deposit_bonus_code === null ? (
      <NoOffers areDismissed={available.length > 0} />
    ) : (
      codeEntry
    );
  const outlookOf = (offer: Offer) => {
    const example = exampleOf(offer);
    return example && renderOutlook(offer, example);
  };
  const rival = shown.find(({ deposit_number }) => deposit_number !== null);
  const dismiss = (index: number) => {
    setDismissals(storeDismissal(player.id, shown[index]!.id, now()));
    const next = shown[index + 1] ?? shown[index - 1];
    focusWhenShown(
      next ? `[data-deposit-offer="${next.id}"] h3` : "[data-no-deposit-offers], [data-bonus-code-entry]",
    );
  };
  const cards = shown.map((offer, index) => (
    <OfferCard
      key={offer.id}
      offer={offer}
      rival={offer.deposit_number === null ? rival : undefined}
      outlook={outlookOf(offer)}
      onTaken={() =>
        focusWhenShown(isMain ? `[data-chosen-offer="${offer.id}"] h3` : `[data-bonus-line="${offer.id}"]`)
      }
      onDismiss={() => dismiss(index)}
    />
  ));
  return fold(
    <>
      {cards}
      {codeEntry}
    </>,
    shown.length,
  );
}
