import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lock } from "lucide-react";
import { playerFieldsQuery } from "../../api/account.ts";
import type { Player } from "../../contract/player.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { useFieldLabels } from "../../ui/player-input.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { isLocked } from "./is-locked.ts";
import styles from "./profile.module.css";

/** The details that only support can change, which the form below them leaves out. */
export function LockedDetails({ player }: { player: Player }) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  const labels = useFieldLabels(player.country ?? "");
  const definitions = useQuery(playerFieldsQuery(player.country ?? "")).data?.edition ?? [];
  const textOf: Record<string, (value: string) => string | undefined> = {
    country: (code) => new Intl.DisplayNames(tag, { type: "region" }).of(code),
    date_of_birth: (iso) =>
      new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(iso)),
  };
  const details = definitions
    .filter(({ name }) => isLocked(player, name))
    .map(({ name }) => {
      const value = String(player[name as keyof Player]);
      return { name, text: textOf[name]?.(value) ?? value };
    });
  return (
    <section className={styles.locked} aria-label={t`Details that only support can change`}>
      <dl>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            {player.email}
            {player.confirmed_at ? null : (
              <>
                {" "}
                <Link to="/$" params={{ _splat: "email-verify" }}>
                  <Trans>Not confirmed yet</Trans>
                </Link>
              </>
            )}
          </dd>
        </div>
        {details.map(({ name, text }) => (
          <div key={name} data-locked={name}>
            <dt>{labels[name]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Lock aria-hidden size={14} />
        <span>
          <Trans>
            To change these, <PopupLink popup="support">ask support</PopupLink>.
          </Trans>
        </span>
      </p>
    </section>
  );
}
