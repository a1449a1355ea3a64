import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, Suspense } from "react";
import type { CachedJackpot, JackpotRules as Rules } from "../../api/jackpots.ts";
import { useViewer } from "../../api/player.ts";
import type { CurrencyConfig } from "../../contract/config.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ConvertedAmount, OwnAmount } from "./amounts.tsx";
import { JackpotRules } from "./jackpot-rules.tsx";
import styles from "./jackpots.module.css";
import { Winners } from "./winners.tsx";

interface JackpotPageProps {
  jackpot: CachedJackpot;
  /** Undefined while loading. */
  rules: Rules | undefined;
  currencies: CurrencyConfig;
  children: ReactNode;
}

export function JackpotPage({ jackpot, rules, currencies, children }: JackpotPageProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { player } = useViewer();
  const { identifier, title, currency, levels } = jackpot;
  return (
    <>
      <PageHead title={title} description={t`Current ${title} amounts and the games you can win it in.`} />
      <h1 className={styles.title}>{title}</h1>
      <ul className={styles.levels}>
        {levels.map(({ id, name, amount_cents }) => (
          <li key={id} className={styles.level}>
            <span>{name}</span>
            <strong className={styles.amount}>
              <OwnAmount
                minor={amount_cents}
                write={(minor) => formatMoney(minor, currency, currencies, locale)}
              />
            </strong>
            {player && player.currency !== currency ? (
              <span className={styles.worth}>
                <Suspense fallback="&nbsp;">
                  <ConvertedAmount minor={amount_cents} from={currency} to={player.currency} />
                </Suspense>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <Winners jackpot={identifier} currencies={currencies} />
      {rules ? (
        <section className={styles.part} aria-labelledby="jackpot-rules">
          <h2 id="jackpot-rules">
            <Trans>How it's won</Trans>
          </h2>
          <JackpotRules rules={rules} currencies={currencies} />
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="jackpot-games">
        <h2 id="jackpot-games">
          <Trans>Games with this jackpot</Trans>
        </h2>
        {children}
      </section>
    </>
  );
}
