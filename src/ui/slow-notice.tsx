import { Trans, useLingui } from "@lingui/react/macro";
import { Hourglass } from "lucide-react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

/** Notice above the skeleton of slowly loading content. */
export function SlowNotice({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return (
    <div role="status">
      <Notice
        icon={<Hourglass aria-hidden />}
        title={t`Still loading`}
        actions={<Button onClick={retry}>{t`Try again`}</Button>}
      >
        <Trans>Your connection is slow. We're still trying.</Trans>
      </Notice>
    </div>
  );
}
