import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { currenciesQuery } from "../../api/config.ts";
import { gameWinsQuery } from "../../api/wins.ts";
import { isLowData } from "../../lib/device/low-data.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "./game-wins.module.css";

/** Fewer wins would look like all there ever were. */
const MIN_WINS = 3;

/** Recent wins in a game of several times the bet; nothing with only a few. */
export function GameWins({ identifier }: { identifier: string }) {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { data: wins = [] } = useQuery({ ...gameWinsQuery(identifier), enabled: isHydrated && !isLowData() });
  const currencies = useQuery(currenciesQuery).data;
  if (wins.length < MIN_WINS || !currencies) return null;
  const time = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className={styles.wins} aria-labelledby="game-wins">
      <h2 id="game-wins">
        <Trans>Recent wins in this game</Trans>
      </h2>
      <ul>
        {wins.map(({ id, at, user_name, currency, amount_cents }) => (
          <li key={id}>
            <strong className="money">{formatMoney(amount_cents, currency, currencies, locale)}</strong>
            <span>{user_name}</span>
            <time dateTime={at}>{time.format(new Date(at))}</time>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>Most rounds pay back less than the bet. See the return to player above.</Trans>
      </p>
    </section>
  );
}
