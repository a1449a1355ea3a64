import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { lazy, Suspense } from "react";
import type { NextStep } from "../../../contract/payments.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { Button, ButtonAnchor } from "../../../ui/button.tsx";
import styles from "../cashbox.module.css";
import { useTimes } from "../use-times.ts";

const Qr = lazy(() => import("../../../ui/qr.tsx").then(({ Qr }) => ({ default: Qr })));

function CopyButton({ text, label }: { text: string; label: string }) {
  const { i18n } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: i18n._(msg`Copied`), kind: "info" });
    } catch {
      showToast({
        text: i18n._(msg`Copying doesn't work here. Press and hold the text to select it.`),
        kind: "info",
      });
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <Copy aria-hidden size={18} /> {label}
    </Button>
  );
}

/** The deposit address for coins: text, QR code and requirements. */
export function CoinAddress({ step }: { step: Extract<NextStep, { kind: "address" }> }) {
  const { t } = useLingui();
  const { formatDateTime } = useTimes();
  const { address, network, uri, amount, confirmations, expires_at } = step;
  const until = formatDateTime(expires_at);
  return (
    <div className={styles.address}>
      <div className={styles.qr}>
        <Suspense>
          <Qr text={uri} label={t`QR code for your wallet`} />
        </Suspense>
      </div>
      <p className={styles.code} data-address>
        {address}
      </p>
      <div className={styles.actions}>
        <CopyButton text={address} label={t`Copy address`} />
        <CopyButton text={amount} label={t`Copy amount`} />
        {/^[a-z][a-z0-9+.-]*:/i.test(uri) && !/^(?:javascript|data|https?):/i.test(uri) ? (
          <ButtonAnchor size="small" href={uri}>
            <Trans>Open wallet</Trans>
          </ButtonAnchor>
        ) : null}
      </div>
      <dl className={styles.facts}>
        <dt>
          <Trans>Amount to send</Trans>
        </dt>
        <dd>{amount}</dd>
        <dt>
          <Trans>Network</Trans>
        </dt>
        <dd>{network}</dd>
        <dt>
          <Trans>Confirmations needed</Trans>
        </dt>
        <dd>{confirmations}</dd>
        <dt>
          <Trans>Valid until</Trans>
        </dt>
        <dd>{until}</dd>
      </dl>
      <p className={styles.muted}>
        <Trans>
          Only use this network. Coins sent on another one will be lost. You can close this – the address
          stays in your payments.
        </Trans>
      </p>
    </div>
  );
}
