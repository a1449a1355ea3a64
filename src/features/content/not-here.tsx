import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
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
