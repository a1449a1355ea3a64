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
        <Trans>Payments settle after a few network confirmations, day or night, weekends included.</Trans>
      ),
    },
    {
      icon: Wallet,
      title: <Trans>Your own wallet</Trans>,
      text: <Trans>You pay from and withdraw to an address only you control.</Trans>,
    },
    {
      icon: Eye,
      title: <Trans>Easy to check</Trans>,
      text: <Trans>Every transfer is public, so you can look it up on its network.</Trans>,
    },
    {
      icon: ShieldCheck,
      title: <Trans>Same rules</Trans>,
      text: (
        <Trans>
          Limits, age checks and responsible gaming tools apply to crypto too. Coin prices go up and down.
        </Trans>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={t`Benefits of crypto`}
        description={t`What changes when you pay with crypto, and what stays the same.`}
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
            <Trans>Coins we support</Trans>
          </h2>
          <p className={styles.prose}>
            {coins.map((coin) => `${coin.name} (${coin.display.label})`).join(", ")}
          </p>
        </div>
      ) : null}
    </>
  );
}
