import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { projectQuery } from "../../api/config.ts";
import { isOffline, useConnection } from "../../lib/offline/connection.ts";
import styles from "./contact-offline.module.css";

/** Says that the device is offline, with the ways to reach support without the form; nothing online. */
export function ContactOffline() {
  const { unreachable } = useConnection();
  const site = useQuery(projectQuery).data?.site;
  if (!unreachable && !isOffline()) return null;
  return (
    <div className={styles.offline} role="status">
      <CloudOff aria-hidden />
      <div>
        <strong>
          <Trans>You're offline.</Trans>
        </strong>
        {site ? (
          <p>
            <Trans>Email us</Trans>: <a href={`mailto:${site.contact_email}`}>{site.contact_email}</a>
          </p>
        ) : null}
        {site?.phone ? (
          <p>
            <Trans>Call us</Trans>: <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
