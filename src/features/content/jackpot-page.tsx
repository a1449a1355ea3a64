import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CurrencyConfig } from "../../contract/config.ts";
import type { Jackpot } from "../../contract/jackpot.ts";
import { formatMoney } from "../../lib/money.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

interface JackpotPageProps {
  jackpot: Pick<Jackpot, "title" | "currency" | "levels">;
  currencies: CurrencyConfig;
  /** The games it runs on. */
  children: ReactNode;
}

export function JackpotPage({ jackpot, currencies, children }: JackpotPageProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <PageHead
        title={jackpot.title}
        description={t`Current amounts of ${jackpot.title} and the games it runs on.`}
      />
      <div className={styles.page}>
        <h1>{jackpot.title}</h1>
      </div>
      <ul className={styles.levels}>
        {jackpot.levels.map(({ id, name, amount_cents }) => (
          <li key={id} className={styles.level}>
            <span>{name}</span>
            <strong>{formatMoney(amount_cents, jackpot.currency, currencies, locale)}</strong>
          </li>
        ))}
      </ul>
      <h2>
        <Trans>Games with this jackpot</Trans>
      </h2>
      {children}
    </>
  );
}
