import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BellRing, Ticket, Wallet } from "lucide-react";
import { depositOffersQuery } from "../../api/bonuses.ts";
import { additionalGiftsQuery } from "../../api/content.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { hasDepositOffers } from "../../rules/bonuses/offers.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./no-gifts.module.css";

/** Version of the art, as the pictures of the operator's cards have it. */
const VERSION = /^\/art\/banners\/[\w-]+\/(\w+)$/;

function Picture() {
  const cards = useQuery(additionalGiftsQuery(useLocale())).data ?? [];
  const version = cards.map(({ image }) => VERSION.exec(image)?.[1]).find(Boolean);
  if (!version) return null;
  const image = `/art/banners/gifts/${version}`;
  return <BannerPicture image={image} className={styles.picture} isWide isFirst />;
}

/** What gifts are, where they come from, and the offers that are there to take. */
export function NoGifts({ player }: { player: Player }) {
  const { data: offers = [] } = useQuery(depositOffersQuery(player.currency));
  const count = hasDepositOffers(player) ? offers.length : 0;
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
        <h2>
          {count > 0 ? (
            <Plural
              value={count}
              one="One offer is waiting for your next deposit"
              other="# offers are waiting for your next deposit"
            />
          ) : (
            <Trans>No gifts yet</Trans>
          )}
        </h2>
        <p>
          <Trans>Your bonuses and spins will be here, ready to activate.</Trans>
        </p>
        <Link to="/promotions" className={buttonClass({ look: "primary" })}>
          {count > 0 ? (
            <Plural value={count} one="See the offer" other="See the offers" />
          ) : (
            <Trans>See promotions</Trans>
          )}
        </Link>
      </div>
      <ul className={styles.sources}>
        {sources.map(({ icon: Icon, title, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={i}>
            <Icon aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
