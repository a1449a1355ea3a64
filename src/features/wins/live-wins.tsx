import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import { winsQuery } from "../../api/wins.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { RecentWin } from "../../contract/public-wins.ts";
import { isLowData } from "../../lib/device/low-data.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { useChannel } from "../../lib/realtime/channel-subscriptions.ts";
import { GameThumb } from "../../ui/game-thumb.tsx";
import styles from "./live-wins.module.css";
import { useOutOfSight } from "./use-out-of-sight.ts";
import { useFrozenList } from "./use-still.ts";

function Win({ win, currencies }: { win: RecentWin; currencies: CurrencyConfig }) {
  const locale = useMoneyLocale();
  const { game, user_name, currency, amount_cents } = win;
  return (
    <li>
      <Link to={`/play/${game.provider}/${game.seo_title}` as string} className={styles.win} preload={false}>
        <GameThumb preview={game.preview} tone={game.tone} />
        <span className={styles.text}>
          <span className={styles.amount}>{formatMoney(amount_cents, currency, currencies, locale)}</span>
          <span className={styles.game}>{game.title}</span>
          <span className={styles.name}>{user_name}</span>
        </span>
      </Link>
    </li>
  );
}

/** The wins, newest first, as a plain list, so that screen readers don't announce each one. */
export function WinsRow({ wins, currencies }: { wins: readonly RecentWin[]; currencies: CurrencyConfig }) {
  const { items, handlers, onScroll } = useFrozenList(wins);
  return (
    <section className={styles.wins} aria-labelledby="live-wins" {...handlers}>
      <h2 id="live-wins">
        <Trans>Live wins</Trans>
      </h2>
      <ul className={styles.row} onScroll={onScroll}>
        {items.map((win) => (
          <Win key={win.id} win={win} currencies={currencies} />
        ))}
      </ul>
    </section>
  );
}

/** Recent wins. Takes no space while empty, and appears only below the viewport. */
export function LiveWins() {
  const container = useRef<HTMLDivElement>(null);
  const wins = useQuery({ ...winsQuery, enabled: !isLowData() }).data ?? [];
  const currencies = useQuery(currenciesQuery).data;
  const isPlaced = useOutOfSight(container, wins.length > 0 && currencies !== undefined);
  useChannel("wins", isPlaced);
  return (
    <div ref={container}>
      {isPlaced && wins.length > 0 && currencies ? <WinsRow wins={wins} currencies={currencies} /> : null}
    </div>
  );
}
