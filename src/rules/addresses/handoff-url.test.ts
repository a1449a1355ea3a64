import { expect, it } from "vitest";
import { handoffUrl } from "./handoff-url.ts";

const SITE = "https://apogee.test";
const nothing = () => null;

it.each([
  "/",
  "/de/pokies/all?q=a%20b&x=1;2",
  "/guest/fr-CA/live/all#chat",
  "/confirmation?confirmation_token=abc",
])("NEW-14 an address is handed over unchanged: %s", (path) => {
  expect(handoffUrl(SITE + path, { landing: `${SITE}/`, storedParameter: nothing })).toBe(SITE + path);
});

it("NEW-14 the landing's attribution is added, also after navigation", () => {
  const landing = `${SITE}/?stag=partner_1&utm_source=news&utm_campaign=a%26b&token=secret&session=1`;
  expect(handoffUrl(`${SITE}/de/live/all?q=x%20y`, { landing, storedParameter: nothing })).toBe(
    `${SITE}/de/live/all?q=x%20y&stag=partner_1&utm_source=news&utm_campaign=a%26b`,
  );
  expect(handoffUrl(`${SITE}/producers#all`, { landing, storedParameter: nothing })).toBe(
    `${SITE}/producers?stag=partner_1&utm_source=news&utm_campaign=a%26b#all`,
  );
});

it("NEW-14 attribution of the address precedes the landing's, which precedes stored values", () => {
  const storedParameter = (name: string) => (name === "stag" || name === "sub_id" ? `kept_${name}` : null);
  const origin = { landing: `${SITE}/?stag=first`, storedParameter };
  expect(handoffUrl(`${SITE}/?stag=here`, origin)).toBe(`${SITE}/?stag=here&sub_id=kept_sub_id`);
  expect(handoffUrl(`${SITE}/`, origin)).toBe(`${SITE}/?stag=first&sub_id=kept_sub_id`);
});
