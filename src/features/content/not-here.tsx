import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";

/** What a page says that a market does not allow. */
export function NotHere() {
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
            <Trans>To the lobby</Trans>
          </Link>
        }
      />
    </>
  );
}
