import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { projectQuery } from "../../api/config.ts";
import { saveFlags, storedFlags } from "../../lib/page/feature-flags.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

/** All feature flags, with overrides for this browser if the site allows them. */
export function FeatureFlags() {
  const { t } = useLingui();
  const client = useQueryClient();
  const project = useQuery(projectQuery).data;
  const [overrides, setOverrides] = useState<Record<string, boolean>>({});
  useEffect(() => setOverrides(storedFlags()), []);
  const canOverride = project?.flag_overrides === true;
  const change = (next: Record<string, boolean>) => {
    saveFlags(next);
    setOverrides(next);
    void client.invalidateQueries({ queryKey: projectQuery.queryKey });
  };
  return (
    <div className={styles.page}>
      <PageHead title={t`Feature flags`} noindex />
      <h1>
        <Trans>Feature flags</Trans>
      </h1>
      {canOverride ? null : (
        <p className={styles.prose}>
          <Trans>You can't override flags on this site. These settings apply to everyone.</Trans>
        </p>
      )}
      <ul className={styles.flags}>
        {Object.entries(project?.features ?? {}).map(([name, defaultValue]) => {
          const isOn = overrides[name] ?? defaultValue;
          return (
            <li key={name}>
              <span>{name}</span>
              <Button
                size="small"
                role="switch"
                aria-checked={isOn}
                aria-label={name}
                disabled={!canOverride}
                onClick={() => change({ ...overrides, [name]: !isOn })}
              >
                {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className={styles.line}>
        <Button disabled={!canOverride} onClick={() => change({})}>
          <Trans>Reset to defaults</Trans>
        </Button>
        <Link to="/" className={buttonClass({ look: "primary" })}>
          <Trans>Home</Trans>
        </Link>
      </div>
    </div>
  );
}
