import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BellRing, Ticket, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { additionalGiftsQuery } from "../../api/content.ts";
import { registrationOffersQuery } from "../../api/registration-offers.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { hasDepositOffers } from "../../rules/bonuses/offers.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { OfferCondition, OfferTitle } from "./compose-next-offer.tsx";
import styles from "./no-gifts.module.css";

/** Version of the art, as the pictures of the operator's cards have it. */
const VERSION = /^\/art\/banners\/[\w-]+\/(\w+)$/;

const PRIMARY = buttonClass({ look: "primary" });

function Picture() {
  const cards = useQuery(additionalGiftsQuery(useLocale())).data ?? [];
  const version = cards.map(({ image }) => VERSION.exec(image)?.[1]).find(Boolean);
  if (!version) return null;
  const image = `/art/banners/gifts/${version}`;
  return <BannerPicture image={image} className={styles.picture} isWide isFirst />;
}

interface Head {
  title: ReactNode;
  text: ReactNode;
  link: ReactNode;
}

/** What to do for the gifts of a registration that isn't complete; undefined if none wait. */
function useWaitingHead(player: Player): Head | undefined {
  const { data: waiting = [] } = useQuery(registrationOffersQuery(useLocale()));
  if (waiting.length === 0) return undefined;
  const isConfirmed = player.confirmed_at !== null;
  const needsCheck = waiting.some(({ waits_for }) => waits_for === "verification");
  const step = isConfirmed ? (
    <Link to="/profile/$" params={{ _splat: "" }} className={PRIMARY}>
      <Trans>Complete my details</Trans>
    </Link>
  ) : (
    <Link to="/$" params={{ _splat: "email-verify" }} className={PRIMARY}>
      <Trans>Confirm my email</Trans>
    </Link>
  );
  return {
    title: <Trans>Your welcome gifts are waiting</Trans>,
    text: needsCheck ? (
      <Trans>Yours once we've verified your ID.</Trans>
    ) : (
      <Trans>Yours once your email is confirmed and your details are complete.</Trans>
    ),
    link: step,
  };
}

/** What the next deposit can bring, or that nothing is here yet. */
function useHead(player: Player): Head {
  const { data: offers = [] } = useQuery(depositOffersQuery(player.currency));
  const waiting = useWaitingHead(player);
  if (waiting) return waiting;
  const available = hasDepositOffers(player) ? offers : [];
  const count = available.length;
  const hasOffers = count > 0;
  // One is named, with what it takes; several are compared where they're offered.
  const only = count === 1 ? available[0] : undefined;
  return {
    title: only ? (
      <OfferTitle offer={only} />
    ) : hasOffers ? (
      <Plural
        value={count}
        one="One offer is waiting for your next deposit"
        other="# offers are waiting for your next deposit"
      />
    ) : (
      <Trans>No gifts yet</Trans>
    ),
    text: only ? (
      <OfferCondition offer={only} />
    ) : hasOffers ? (
      <Trans>Your bonus is here as soon as you've deposited with it.</Trans>
    ) : (
      <Trans>Your bonuses and spins will be here, ready to activate.</Trans>
    ),
    link: (
      <Link to="/promotions" className={PRIMARY}>
        {hasOffers ? (
          <Plural value={count} one="See the offer" other="See the offers" />
        ) : (
          <Trans>See promotions</Trans>
        )}
      </Link>
    ),
  };
}

/** What gifts are, where they come from, and what is there to take. */
export function NoGifts({ player }: { player: Player }) {
  const { title, text, link } = useHead(player);
  const sources = [
    {
      icon: Wallet,
      title: <Trans>Deposit offers</Trans>,
      text: <Trans>Choose one when you deposit. You see its terms first.</Trans>,
    },
    {
      icon: Ticket,
      title: <Trans>Promo codes</Trans>,
      text: <Trans>You get them from us or our partners.</Trans>,
    },
    {
      icon: BellRing,
      title: <Trans>Gifts from us</Trans>,
      text: <Trans>When you get one, it's in your notifications.</Trans>,
    },
  ];
  return (
    <section className={styles.empty}>
      <Picture />
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text}</p>
        {link}
      </div>
      <ul className={styles.sources}>
        {sources.map(({ icon: Icon, ...source }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={i}>
            <Icon aria-hidden />
            <h3>{source.title}</h3>
            <p>{source.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
