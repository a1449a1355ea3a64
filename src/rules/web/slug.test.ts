import { expect, it } from "vitest";
import { slugify } from "./slug.ts";

it.each([
  ["Crème & Co.", "creme-co"],
  ["Gonzo's Quest", "gonzos-quest"],
  ["  --Wild-- West!! ", "wild-west"],
  ["777", "777"],
  ["日本", ""],
])("CAT-35 the slug of %j is %j", (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
