import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Trophy } from "lucide-react";
import { currenciesQuery } from "../../api/config.ts";
import { useMoneyLocale } from "../../api/money-locale.ts";
import type { JackpotWin } from "../../contract/jackpots.ts";
import { formatMoney } from "../../lib/money/money.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./win.module.css";

export function Win({ win, close }: { win: JackpotWin; close: () => void }) {
  const locale = useMoneyLocale();
  const currencies = useQuery(currenciesQuery).data;
  return (
    <div className={styles.win}>
      <span className={styles.sign}>
        <Trophy aria-hidden size={44} />
      </span>
      <p className={styles.lead}>
        <Trans>You've won a jackpot</Trans>
      </p>
      <p className={`${styles.amount} money`}>
        {currencies ? formatMoney(win.amount_cents, win.currency, currencies, locale) : ""}
      </p>
      <p className={styles.name}>
        {win.title} · {win.level}
      </p>
      <Button look="primary" onClick={close}>
        <Trans>Nice!</Trans>
      </Button>
    </div>
  );
}
