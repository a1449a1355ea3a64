import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { buttonClass } from "../../ui/button.tsx";
import chips from "../../ui/chips.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { Summary } from "../../ui/summary.tsx";
import content from "./content.module.css";
import styles from "./questions.module.css";
import type { Question, QuestionsContent } from "./split-questions.ts";

interface HtmlProps {
  html: string;
  className?: string;
  id?: string;
}

const Html = ({ html, ...props }: HtmlProps) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
  html ? <div {...props} dangerouslySetInnerHTML={{ __html: html }} /> : null;

/** The answer has the name of the question's address: a browser opens what contains the target, even without scripts. */
const QuestionRow = ({ question: { id, title, answer } }: { question: Question }) => (
  <details className={styles.question}>
    <Summary>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
      <h3 dangerouslySetInnerHTML={{ __html: title }} />
    </Summary>
    <Html id={id} className={`${content.prose} ${styles.answer}`} html={answer} />
  </details>
);

/** Opens the answer that the address names, in browsers that don't, and after links within the app. */
function useOpenAnswer(): void {
  const hash = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    const answer = hash ? document.getElementById(hash) : null;
    const details = answer?.closest("details");
    if (!answer || !details || details.open) return;
    details.open = true;
    answer.scrollIntoView();
  }, [hash]);
}

/** Questions that open, by topic, with links to the topics above them on phones and beside them on wide screens. */
export function Questions({ content: { intro, topics } }: { content: QuestionsContent }) {
  const { t } = useLingui();
  useOpenAnswer();
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={t`Help topics`}>
        <ul className={`${chips.row} ${styles.links}`}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <Link
                to="."
                hash={id}
                search
                activeOptions={{ includeHash: true }}
                resetScroll={false}
                preload={false}
                className={chips.chip}
              >
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
                <span dangerouslySetInnerHTML={{ __html: title }} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.topics}>
        <Html className={content.prose} html={intro} />
        {topics.map(({ id, title, intro: topicIntro, questions }) => (
          <section key={id} id={id} className={styles.topic} aria-labelledby={`${id}-title`}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
            <h2 id={`${id}-title`} dangerouslySetInnerHTML={{ __html: title }} />
            <Html className={content.prose} html={topicIntro} />
            <div className={styles.questions}>
              {questions.map((question) => (
                <QuestionRow key={question.id} question={question} />
              ))}
            </div>
          </section>
        ))}
        <p className={styles.more}>
          <PopupLink popup="support" className={buttonClass()}>
            <Trans>Contact support</Trans>
          </PopupLink>
          <Trans>We'll reply by email.</Trans>
        </p>
      </div>
    </div>
  );
}
