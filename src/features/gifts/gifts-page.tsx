import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { History } from "lucide-react";
import { accountsQuery } from "../../api/account.ts";
import { recentAwardsQuery } from "../../api/awards.ts";
import { bonusesQuery } from "../../api/bonuses.ts";
import { campaignTermsQuery } from "../../api/campaign-terms.ts";
import { currenciesQuery } from "../../api/config.ts";
import { disabledBonusesQuery, giftOverridesQuery } from "../../api/content.ts";
import { freeSpinsQuery } from "../../api/free-spins.ts";
import { useGiftAccess } from "../../api/gifts.ts";
import { useServerNow } from "../../api/server-time.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { presentGifts } from "../../rules/bonuses/gift-display.ts";
import { isActualBonus, isActualFreeSpins, withBalances } from "../../rules/bonuses/gifts.ts";
import { LoadedAt } from "../../ui/loaded-at.tsx";
import links from "../../ui/page-links.module.css";
import styles from "../../ui/panel.module.css";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { GiftList } from "./compose-gifts.tsx";
import { GiftCards } from "./gift-cards.tsx";
import { GiftsLocked, GiftsOff, GiftsRestricted, TurnOffGifts } from "./gift-notices.tsx";
import own from "./gifts.module.css";
import { NoGifts } from "./no-gifts.tsx";

const GiftsSkeleton = () => (
  <div className={styles.page} aria-hidden>
    <div className={`${styles.ghost} ${own.runningGhost}`} />
    <div className={`${styles.ghost} ${own.giftGhost}`} />
    <div className={`${styles.ghost} ${own.giftGhost}`} />
  </div>
);

/** Loads the terms of a gift ahead, so that they can be read offline. */
function TermsAhead({ campaign: { slug, version } }: { campaign: { slug: string; version: number } }) {
  useQuery(campaignTermsQuery(slug, version, useLocale()));
  return null;
}

/** The player's gifts. `isOff`: none are given, so only actual ones show, which have money in them. */
function AllGifts({ player, isOff = false }: { player: Player; isOff?: boolean }) {
  const bonuses = useQuery(bonusesQuery);
  const freeSpins = useQuery(freeSpinsQuery);
  const accounts = useQuery(accountsQuery).data ?? [];
  const currencies = useQuery(currenciesQuery);
  const held = (useQuery(recentAwardsQuery).data ?? []).filter(({ state }) => state === "held");
  const breakRequests = usePlayLock(player.id);
  const now = useServerNow();
  const isLocked = breakRequests.length > 0;
  const locale = useLocale();
  const overrides = useQuery(giftOverridesQuery(locale)).data ?? {};
  const disabled = useQuery(disabledBonusesQuery).data ?? [];
  if (!bonuses.data || !freeSpins.data || !currencies.data)
    return isOff ? null : (
      <QueryFallback queries={[bonuses, freeSpins, currencies]} skeleton={<GiftsSkeleton />} />
    );
  const current = withBalances(bonuses.data, accounts);
  const shown = {
    bonuses: presentGifts(isOff ? current.filter(isActualBonus) : current, overrides),
    freeSpins: presentGifts(isOff ? freeSpins.data.filter(isActualFreeSpins) : freeSpins.data, overrides),
    held: isOff ? [] : held,
  };
  const campaigns = new Map(
    [...shown.bonuses.filter(isActualBonus), ...shown.freeSpins.filter(isActualFreeSpins), ...shown.held]
      .flatMap(({ campaign }) => campaign ?? [])
      .map((campaign) => [`${campaign.slug} ${campaign.version}`, campaign]),
  );
  const isEmpty = shown.bonuses.length + shown.freeSpins.length + shown.held.length === 0;
  return (
    <>
      {[...campaigns].map(([key, campaign]) =>
        campaign.slug ? <TermsAhead key={key} campaign={campaign} /> : null,
      )}
      {isLocked ? <GiftsLocked breakRequests={breakRequests} /> : null}
      <LoadedAt time={Math.min(bonuses.dataUpdatedAt, freeSpins.dataUpdatedAt)} />
      {isEmpty && !isOff && !isLocked ? <NoGifts player={player} /> : null}
      <GiftList
        {...shown}
        now={now}
        isLocked={isLocked}
        disabled={disabled}
        isOff={!player.can_issue_bonuses}
        cards={isOff || isLocked ? null : <GiftCards groups={player.groups} />}
      />
      {isOff || isLocked ? null : <TurnOffGifts />}
    </>
  );
}

/** The gifts of the player, as far as the player, a break and the licence allow. */
export function GiftsPage({ player }: { player: Player }) {
  const access = useGiftAccess();
  return (
    <div className={styles.page}>
      {access === "restricted" ? <GiftsRestricted /> : access === "off" ? <GiftsOff /> : null}
      <AllGifts player={player} isOff={access === "restricted" || access === "off"} />
      <div className={links.links}>
        <Link to="/profile/$" params={{ _splat: "gifts/history" }}>
          <History aria-hidden />
          <Trans>Gift history</Trans>
        </Link>
      </div>
    </div>
  );
}
