import { Trans, useLingui } from "@lingui/react/macro";
import type { Manager } from "../contract/vip-managers.ts";
import { useLocale } from "../lib/i18n/use-locale.ts";
import { withLocalHours } from "../lib/time/local-hours.ts";
import { formatTag } from "../rules/locales/locales.ts";
import { ButtonAnchor } from "./button.tsx";
import styles from "./manager-panel.module.css";

/** The VIP manager of a player, with contact links. */
export function ManagerPanel({ manager }: { manager: Manager }) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  return (
    <section className={styles.manager} aria-label={t`Your VIP manager`}>
      {manager.avatar ? (
        <img src={manager.avatar} alt="" width={44} height={44} />
      ) : (
        <span className={styles.initial} aria-hidden>
          {[...manager.managerName][0]}
        </span>
      )}
      <strong>{manager.managerName}</strong>
      <span>{withLocalHours(manager.time, tag, t`(your time)`)}</span>
      <div className={styles.contacts}>
        <ButtonAnchor size="small" href={manager.whatsAppLink} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </ButtonAnchor>
        <ButtonAnchor size="small" href={manager.telegramLink} target="_blank" rel="noopener noreferrer">
          Telegram
        </ButtonAnchor>
        <ButtonAnchor size="small" href={`mailto:${manager.email}`}>
          <Trans>Email</Trans>
        </ButtonAnchor>
      </div>
    </section>
  );
}
