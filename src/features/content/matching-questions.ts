import { searchText } from "../../rules/games/search-text.ts";
import type { Question, QuestionTopic } from "./split-questions.ts";

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Text of sanitised HTML. */
const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, " ").replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const wordsOf = (text: string) => searchText(text).split(" ").filter(Boolean);

/** True if each word begins one of the text's words. */
function hasWords(html: string, words: readonly string[]): boolean {
  const text = ` ${searchText(textOf(html))}`;
  return words.every((word) => text.includes(` ${word}`));
}

export interface FoundQuestion extends Question {
  /** True if the answer has what the question doesn't, so that it has to be seen. */
  isInAnswer: boolean;
}

export interface FoundTopic extends Omit<QuestionTopic, "questions"> {
  questions: FoundQuestion[];
}

/** The questions that have each word of the text, in themselves or in their answers; all for an empty one. */
export function matchingQuestions(topics: readonly QuestionTopic[], text: string): FoundTopic[] {
  const words = wordsOf(text);
  return topics
    .map(({ questions, ...topic }) => ({
      ...topic,
      questions: questions
        .filter(({ title, answer }) => hasWords(`${topic.title} ${title} ${answer}`, words))
        .map((question) => ({
          ...question,
          isInAnswer: !hasWords(`${topic.title} ${question.title}`, words),
        })),
    }))
    .filter(({ questions }) => words.length === 0 || questions.length > 0);
}
