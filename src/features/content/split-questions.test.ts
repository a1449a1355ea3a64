import { expect, it } from "vitest";
import { splitQuestions } from "./split-questions.ts";

it("reads topics, questions and answers, with the ids of their headings", () => {
  const html = `<p>Short answers.</p>
<h2 id="games">Games &amp; more</h2>
<p>Of all kinds.</p>
<h3 id="demo">Is there a demo?</h3>
<p>Yes.</p><ul><li>Free</li></ul>
<h3 id="locked">Why locked?</h3>
<p>Currency.</p>
<h2 id="limits">Limits</h2>
<h3 id="raise">Higher?</h3>
<p>Tomorrow.</p>`;
  expect(splitQuestions(html)).toEqual({
    intro: "<p>Short answers.</p>",
    topics: [
      {
        id: "games",
        title: "Games &amp; more",
        intro: "<p>Of all kinds.</p>",
        questions: [
          { id: "demo", title: "Is there a demo?", answer: "<p>Yes.</p><ul><li>Free</li></ul>" },
          { id: "locked", title: "Why locked?", answer: "<p>Currency.</p>" },
        ],
      },
      {
        id: "limits",
        title: "Limits",
        intro: "",
        questions: [{ id: "raise", title: "Higher?", answer: "<p>Tomorrow.</p>" }],
      },
    ],
  });
});

it("gives headings without ids one of their own", () => {
  const topics = splitQuestions("<h2>A</h2><h3>B</h3><p>b</p><h3>C</h3><p>c</p><h2>D</h2>")!.topics;
  expect(topics.map(({ id }) => id)).toEqual(["topic-1", "topic-2"]);
  expect(topics[0]!.questions.map(({ id }) => id)).toEqual(["topic-1-1", "topic-1-2"]);
});

it("loses no text of a page that isn't topics with questions", () => {
  expect(splitQuestions("<p>Soon.</p>")).toBeNull();
  expect(splitQuestions("<h2>A</h2><p>a</p>")).toBeNull();
  expect(splitQuestions("<h3>Early</h3><p>a</p><h2>B</h2><h3>C</h3><p>c</p>")).toBeNull();
});
