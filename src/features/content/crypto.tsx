import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Eye, Gauge, ShieldCheck, Wallet } from "lucide-react";
import { currenciesQuery } from "../../api/config.ts";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

export function BenefitsOfCrypto() {
  const { t } = useLingui();
  const config = useQuery(currenciesQuery).data;
  const coins = config
    ? config.enabled.flatMap((code) =>
        config.currencies[code]?.fiat === false ? [config.currencies[code]] : [],
      )
    : [];
  const reasons = [
    {
      icon: Gauge,
      title: <Trans>Settled in minutes</Trans>,
      text: (
        <Trans>A payment counts after a few confirmations of its network, at night and on Sundays too.</Trans>
      ),
    },
    {
      icon: Wallet,
      title: <Trans>Your own wallet</Trans>,
      text: <Trans>You pay from and to an address that only you control.</Trans>,
    },
    {
      icon: Eye,
      title: <Trans>Open to check</Trans>,
      text: <Trans>Every transfer can be looked up in the public record of its network.</Trans>,
    },
    {
      icon: ShieldCheck,
      title: <Trans>Same rules</Trans>,
      text: (
        <Trans>
          Limits, age checks and responsible-gaming tools apply to crypto just as to money in the bank. Prices
          of coins go up and down.
        </Trans>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={t`Benefits of crypto`}
        description={t`What paying with crypto changes, and what stays the same.`}
      />
      <div className={styles.page}>
        <h1>
          <Trans>Benefits of crypto</Trans>
        </h1>
      </div>
      <div className={styles.cards}>
        {reasons.map(({ icon: Icon, title, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <section key={i} className={styles.card}>
            <Icon aria-hidden />
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      {coins.length > 0 ? (
        <div className={styles.page}>
          <h2>
            <Trans>Coins we know</Trans>
          </h2>
          <p className={styles.prose}>
            {coins.map((coin) => `${coin.name} (${coin.display.label})`).join(", ")}
          </p>
        </div>
      ) : null}
    </>
  );
}
