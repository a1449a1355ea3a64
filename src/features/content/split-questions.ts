export interface Question {
  /** Name of the answer in the address: `/faq#wagering`. */
  id: string;
  /** Sanitised HTML, like all texts here. */
  title: string;
  answer: string;
}

export interface QuestionTopic {
  id: string;
  title: string;
  /** What stands before the first question. */
  intro: string;
  questions: Question[];
}

export interface QuestionsContent {
  /** What stands before the first topic. */
  intro: string;
  topics: QuestionTopic[];
}

interface Part {
  id: string | undefined;
  title: string;
  body: string;
}

/** @returns the HTML before the first heading of the level, and each heading with the HTML below it. */
function splitAt(level: 2 | 3, html: string): { before: string; parts: Part[] } {
  const heading = new RegExp(`<h${level}(?: id="([^"]*)")?[^>]*>(.*?)</h${level}>`, "gs");
  const found = [...html.matchAll(heading)];
  const parts = found.map(({ 0: tag, 1: id, 2: title = "", index }, position) => ({
    id,
    title,
    body: html.slice(index + tag.length, found[position + 1]?.index).trim(),
  }));
  return { before: html.slice(0, found[0]?.index).trim(), parts };
}

/**
 * Reads a page of questions: topics are its second-level headings, questions its third-level ones. A heading
 * without an `id` gets one from its position.
 * @returns null if the page has no questions below topics.
 */
export function splitQuestions(html: string): QuestionsContent | null {
  const { before, parts } = splitAt(2, html);
  const topics = parts.map((topic, topicIndex): QuestionTopic => {
    const topicId = topic.id ?? `topic-${topicIndex + 1}`;
    const inner = splitAt(3, topic.body);
    return {
      id: topicId,
      title: topic.title,
      intro: inner.before,
      questions: inner.parts.map(({ id, title, body }, index) => ({
        id: id ?? `${topicId}-${index + 1}`,
        title,
        answer: body,
      })),
    };
  });
  const hasQuestions = topics.some(({ questions }) => questions.length > 0) && !/<h3[ >]/.test(before);
  return hasQuestions ? { intro: before, topics } : null;
}
