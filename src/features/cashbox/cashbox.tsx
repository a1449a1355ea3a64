import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDownToLine } from "lucide-react";
import { accountsQuery, openAccount, playerFieldsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { usePlayerQuery } from "../../api/player.ts";
import { formatMoney } from "../../lib/money.ts";
import { useLocale } from "../../lib/use-locale.ts";
import { balanceOf } from "../../rules/amounts.ts";
import { lacksDetails } from "../../rules/player-fields.ts";
import { Button } from "../../ui/button.tsx";
import { useCurrencyChoices } from "../../ui/choices.ts";
import { SelectField } from "../../ui/field.tsx";
import { usePress } from "../../ui/form.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryFallback } from "../../ui/query-fallback.tsx";
import { TileSkeleton } from "../../ui/tile-skeleton.tsx";
import styles from "./cashbox.module.css";

/** The accounts, the one that is played with, and a new one. Payments come with the cashbox itself. */
export function Cashbox() {
  const { t } = useLingui();
  const locale = useLocale();
  const client = useQueryClient();
  const known = usePlayerQuery();
  const player = known.data;
  const own = useQuery(accountsQuery);
  const accounts = own.data ?? [];
  const currencies = useQuery(currenciesQuery).data;
  const asked = useQuery(playerFieldsQuery(player?.country ?? ""));
  const { busy, press } = usePress();
  const playWith = (currency: string) => press(() => openAccount(client, currency));
  const others = useCurrencyChoices(currencies).filter(
    ({ value }) => !accounts.some(({ currency }) => currency === value),
  );
  // Whoever has to say more first is led there, and sees nothing else before that.
  const lacks = !asked.isError && lacksDetails(player, asked.data?.deposit, currencies) !== false;
  // Amounts that could not be asked for again are nothing to decide by.
  if (!player || !own.data || own.error || lacks)
    return <QueryFallback queries={[known, own, asked]} skeleton={<TileSkeleton />} />;
  return (
    <div className={styles.box}>
      {accounts.map((account) => {
        if (!currencies) return null;
        const { common, availableToCashout } = balanceOf(account);
        return (
          <div key={account.id} className={styles.account} data-active={account.active ? "" : undefined}>
            <dl>
              <dt>{account.currency}</dt>
              <dd className="money">{formatMoney(common, account.currency, currencies, locale)}</dd>
              <dt>
                <Trans>Can be withdrawn</Trans>
              </dt>
              <dd className="money">
                {formatMoney(availableToCashout, account.currency, currencies, locale)}
              </dd>
            </dl>
            {account.active ? null : (
              <Button size="small" disabled={busy} onClick={() => playWith(account.currency)}>
                <Trans>Play with {account.currency}</Trans>
              </Button>
            )}
          </div>
        );
      })}
      <SelectField
        label={t`Another currency`}
        choices={others}
        disabled={busy}
        field={{
          name: "currency",
          value: "",
          onChange: (currency) => playWith(String(currency)),
        }}
      />
      <Notice icon={<ArrowDownToLine aria-hidden />} title={<Trans>Payments open soon</Trans>}>
        <Trans>Deposits and withdrawals are switched off on this site at the moment.</Trans>
      </Notice>
    </div>
  );
}
