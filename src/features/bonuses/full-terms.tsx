import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { campaignTermsQuery } from "../../api/campaign-terms.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import styles from "../../ui/panel.module.css";
import { FailedLine } from "../../ui/query-fallback.tsx";

export interface FullTermsProps {
  campaign: { slug: string; version: number };
}

/** The terms by which a gift was issued or is offered, in plain words. Later versions don't change them. */
export function FullTerms({ campaign: { slug, version } }: FullTermsProps) {
  const locale = useLocale();
  const query = useQuery(campaignTermsQuery(slug, version, locale));
  const terms = query.data;
  if (!terms) return <FailedLine query={query} />;
  const date = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: "medium" }).format(
    Date.parse(terms.published_at),
  );
  const hasNewer = terms.history.some((other) => other.version > version);
  return (
    <div className={styles.group} data-terms={`${slug} ${version}`}>
      <ul className={styles.lines}>
        {terms.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.muted}>
        <Trans>
          Version {version}, published on {date}
        </Trans>
        {hasNewer ? (
          <>
            . <Trans>There's a newer version, but these terms apply to you.</Trans>
          </>
        ) : null}
      </p>
    </div>
  );
}
