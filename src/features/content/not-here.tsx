import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { TriangleAlert, Trophy } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";

/** Page of an address that the visitor's market blocks. */
export function NotAvailable() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Not available in your country`} noindex />
      <Notice
        heading="h1"
        icon={<TriangleAlert aria-hidden />}
        title={<Trans>Not available in your country</Trans>}
        actions={
          <Link to="/" className={buttonClass({ look: "primary" })}>
            <Trans>Go to lobby</Trans>
          </Link>
        }
      />
    </>
  );
}

/** Page of the betting site's address where there is no betting. */
export function NoSports() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Sports betting isn't available`} noindex />
      <Notice
        heading="h1"
        icon={<Trophy aria-hidden />}
        title={<Trans>Sports betting isn't available</Trans>}
        actions={
          <Link to="/" className={buttonClass({ look: "primary" })}>
            <Trans>Go to lobby</Trans>
          </Link>
        }
      >
        <Trans>We don't offer sports betting on this site. Our casino games are a tap away.</Trans>
      </Notice>
    </>
  );
}
