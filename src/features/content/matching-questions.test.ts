import { expect, it } from "vitest";
import { matchingQuestions } from "./matching-questions.ts";

const TOPICS = [
  {
    id: "account",
    title: "Account",
    intro: "",
    questions: [
      {
        id: "email",
        title: "I didn&#39;t get the e-mail.",
        answer: "<p>Look in the <b>spam</b> folder.</p>",
      },
      { id: "currency", title: "Can I change my currency?", answer: "<p>Each has its own balance.</p>" },
    ],
  },
  {
    id: "games",
    title: "Games",
    intro: "",
    questions: [{ id: "locked", title: "Why is a game locked?", answer: "<p>Überprüfung</p>" }],
  },
];
const found = (text: string) =>
  matchingQuestions(TOPICS, text).flatMap(({ questions }) => questions.map(({ id }) => id));

it("finds questions by the first letters of words of the topic, the question and the answer", () => {
  expect(found("")).toEqual(["email", "currency", "locked"]);
  expect(found("acc")).toEqual(["email", "currency"]);
  expect(found("balance curr")).toEqual(["currency"]);
  expect(found("didnt")).toEqual(["email"]);
  expect(found("uberpruf")).toEqual(["locked"]);
  expect(found("pam")).toEqual([]);
});

it("says where only the answer has the words", () => {
  const isInAnswer = (text: string) =>
    matchingQuestions(TOPICS, text).flatMap(({ questions }) => questions.map((one) => one.isInAnswer));
  expect(isInAnswer("spam")).toEqual([true]);
  expect(isInAnswer("currency")).toEqual([false]);
  expect(isInAnswer("")).toEqual([false, false, false]);
});
