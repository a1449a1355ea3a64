import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";

export function Oops() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Something went wrong`} noindex />
      <Notice
        heading="h1"
        icon={<TriangleAlert aria-hidden />}
        title={<Trans>Something went wrong</Trans>}
        actions={
          <>
            <Link to="/" className={buttonClass({ look: "primary" })}>
              <Trans>Go to lobby</Trans>
            </Link>
            <Link to="/support" className={buttonClass()}>
              <Trans>Support</Trans>
            </Link>
          </>
        }
      >
        <Trans>Sorry, that's on us. Nothing was lost – try again.</Trans>
      </Notice>
    </>
  );
}
