import { Trans } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { useEffect } from "react";
import type { Page } from "../../contract/cms.ts";
import { logError } from "../../lib/http/log.ts";
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
