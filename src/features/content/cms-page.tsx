import { Trans } from "@lingui/react/macro";
import { FileText } from "lucide-react";
import { useEffect } from "react";
import type { Page } from "../../contract/cms.ts";
import { logError } from "../../lib/http/log.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import styles from "./content.module.css";
import questionsStyles from "./questions.module.css";
import { Questions } from "./questions.tsx";
import { splitQuestions } from "./split-questions.ts";

/** The page whose headings are questions. */
const QUESTIONS_PAGE = "faq";

/** A CMS page. An empty one shows a notice and logs a warning. */
export function CmsPage({ page }: { page: Page }) {
  const { blocks, meta, hidden } = page;
  const isEmpty = meta.mainContent.trim() === "";
  useEffect(() => {
    if (isEmpty) logError("STATIC_PAGE_WITHOUT_CONTENT", page.path, "warn");
  }, [isEmpty, page.path]);
  const questions = page.path === QUESTIONS_PAGE ? splitQuestions(meta.mainContent) : null;
  return (
    <article className={questions ? questionsStyles.page : styles.page}>
      <PageHead
        title={(blocks.title || page.title).replace(/ \| Apogee$/, "")}
        description={blocks.description}
        keywords={blocks.keywords}
        noindex={hidden || isEmpty}
      />
      <h1>{page.title}</h1>
      {isEmpty ? (
        <Notice icon={<FileText aria-hidden />} title={<Trans>This page isn't ready yet</Trans>}>
          <Trans>Check back soon.</Trans>
        </Notice>
      ) : questions ? (
        <Questions content={questions} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: meta.mainContent }} />
      )}
    </article>
  );
}
