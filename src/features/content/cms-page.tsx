import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { CloudOff, FileText, RotateCw } from "lucide-react";
import { useEffect } from "react";
import type { Page } from "../../contract/cms.ts";
import { logError } from "../../lib/log.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";

/** A page of the content system. One without content is a warning in the log, and says so. */
export function CmsPage({ page }: { page: Page }) {
  const { blocks, meta, hidden } = page;
  const empty = meta.mainContent.trim() === "";
  useEffect(() => {
    if (empty) logError("STATIC_PAGE_WITHOUT_CONTENT", page.path, "warn");
  }, [empty, page.path]);
  return (
    <article className={styles.page}>
      <PageHead
        title={(blocks.title || page.title).replace(/ \| Apogee$/, "")}
        description={blocks.description}
        keywords={blocks.keywords}
        noindex={hidden || empty}
      />
      <h1>{page.title}</h1>
      {empty ? (
        <Notice icon={<FileText aria-hidden />} title={<Trans>This page is being written</Trans>}>
          <Trans>Come back soon.</Trans>
        </Notice>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: meta.mainContent }} />
      )}
    </article>
  );
}

/** A page whose content could not be loaded and is not kept on the device. */
export function PageFailed({ retry }: { retry: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`This page could not be loaded`} noindex />
      <Notice
        heading="h1"
        icon={<CloudOff aria-hidden />}
        title={<Trans>This page could not be loaded</Trans>}
        actions={
          <>
            <Button look="primary" onClick={retry}>
              <RotateCw aria-hidden size={18} /> <Trans>Try again</Trans>
            </Button>
            <Link to="/" className={buttonClass()}>
              <Trans>To the lobby</Trans>
            </Link>
          </>
        }
      />
    </>
  );
}
