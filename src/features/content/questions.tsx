import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "../../ui/button.tsx";
import chips from "../../ui/chips.module.css";
import { PopupLink } from "../../ui/popup-link.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Summary } from "../../ui/summary.tsx";
import content from "./content.module.css";
import { type FoundQuestion, type FoundTopic, matchingQuestions } from "./matching-questions.ts";
import styles from "./questions.module.css";
import type { QuestionsContent } from "./split-questions.ts";
import { useTopicInView } from "./use-topic-in-view.ts";

interface HtmlProps {
  html: string;
  className?: string;
  id?: string;
}

const Html = ({ html, ...props }: HtmlProps) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it
  html ? <div {...props} dangerouslySetInnerHTML={{ __html: html }} /> : null;

interface QuestionRowProps {
  question: FoundQuestion;
  /** True while the player searches for words that the answer alone has. */
  isOpened: boolean;
}

/** The answer has the name of the question's address: a browser opens what contains the target, even without scripts. */
function QuestionRow({ question: { id, title, answer }, isOpened }: QuestionRowProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isOpened) return;
    const details = ref.current!;
    const wasOpen = details.open;
    details.open = true;
    return () => {
      details.open = wasOpen;
    };
  }, [isOpened]);
  return (
    <details ref={ref} className={styles.question}>
      <Summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
        <h3 dangerouslySetInnerHTML={{ __html: title }} />
      </Summary>
      <Html id={id} className={`${content.prose} ${styles.answer}`} html={answer} />
    </details>
  );
}

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

/** Links to the topics; the one that is being read is marked. */
function TopicLinks({ topics }: { topics: readonly FoundTopic[] }) {
  const { t } = useLingui();
  const current = useTopicInView(topics.map(({ id }) => id));
  return (
    <nav className={styles.nav} aria-label={t`Help topics`}>
      <ul className={`${chips.row} ${styles.links}`}>
        {topics.map(({ id, title }) => (
          <li key={id} aria-current={id === current ? "location" : undefined}>
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
  );
}

/**
 * Questions that open, by topic, below a field that narrows them while typing, with links to the topics above them
 * on phones and beside them on wide screens.
 */
export function Questions({ content: { intro, topics: all } }: { content: QuestionsContent }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  useOpenAnswer();
  const topics = matchingQuestions(all, text);
  const found = topics.reduce((sum, { questions }) => sum + questions.length, 0);
  const isSearching = text.trim() !== "";
  return (
    <div className={styles.columns}>
      <div className={styles.tools}>
        <SearchBox
          text={text}
          onChange={setText}
          label={t`Search questions`}
          found={<Plural value={found} one="# question" other="# questions" />}
        />
        <PopupLink popup="support" className={buttonClass()}>
          <Trans>Ask support</Trans>
        </PopupLink>
      </div>
      <TopicLinks topics={topics} />
      <div className={styles.topics}>
        {isSearching ? null : <Html className={content.prose} html={intro} />}
        {topics.map(({ id, title, intro: topicIntro, questions }) => (
          <section key={id} id={id} className={styles.topic} aria-labelledby={`${id}-title`}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
            <h2 id={`${id}-title`} dangerouslySetInnerHTML={{ __html: title }} />
            {isSearching ? null : <Html className={content.prose} html={topicIntro} />}
            <div className={styles.questions}>
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  isOpened={isSearching && question.isInAnswer}
                />
              ))}
            </div>
          </section>
        ))}
        {found === 0 ? (
          <div className={styles.none}>
            <p>
              <Trans>No question has these words. Try others, or ask us.</Trans>
            </p>
            <Button onClick={() => setText("")}>
              <Trans>Show all questions</Trans>
            </Button>
          </div>
        ) : null}
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
