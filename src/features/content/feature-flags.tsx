import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { projectQuery } from "../../api/config.ts";
import { keepFlags, keptFlags } from "../../lib/page/feature-flags.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

/** Every feature flag, with overrides for this browser alone where the site allows them. */
export function FeatureFlags() {
  const { t } = useLingui();
  const client = useQueryClient();
  const project = useQuery(projectQuery).data;
  const [overrides, setOverrides] = useState<Record<string, boolean>>({});
  useEffect(() => setOverrides(keptFlags()), []);
  const allowed = project?.flag_overrides === true;
  const change = (next: Record<string, boolean>) => {
    keepFlags(next);
    setOverrides(next);
    void client.invalidateQueries({ queryKey: projectQuery.queryKey });
  };
  return (
    <div className={styles.page}>
      <PageHead title={t`Feature flags`} noindex />
      <h1>
        <Trans>Feature flags</Trans>
      </h1>
      {allowed ? null : (
        <p className={styles.prose}>
          <Trans>This site takes no overrides: these are the settings of everybody.</Trans>
        </p>
      )}
      <ul className={styles.flags}>
        {Object.entries(project?.features ?? {}).map(([name, on]) => {
          const shown = overrides[name] ?? on;
          return (
            <li key={name}>
              <span>{name}</span>
              <Button
                size="small"
                role="switch"
                aria-checked={shown}
                aria-label={name}
                disabled={!allowed}
                onClick={() => change({ ...overrides, [name]: !shown })}
              >
                {shown ? <Trans>On</Trans> : <Trans>Off</Trans>}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.line}>
        <Button disabled={!allowed} onClick={() => change({})}>
          <Trans>Reset to defaults</Trans>
        </Button>
        <Link to="/" className={buttonClass({ look: "primary" })}>
          <Trans>Home</Trans>
        </Link>
      </div>
    </div>
  );
}
