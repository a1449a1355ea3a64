import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { endpoints } from "../../contract/endpoints.ts";
import { LOCALES } from "../../contract/locale.ts";
import { POPUPS, type PopupName, popupRules } from "../../lib/page/popups.ts";
import { isReservedAddress } from "./fixed-addresses.ts";
import { REDIRECTS } from "./guards.ts";

/** First segments of the route files: `play.$producer.$name.tsx` is below `/play`. */
const routes = readdirSync(join(import.meta.dirname, "../../routes"))
  .filter((file) => /^[a-z].*\.tsx$/.test(file) && file !== "index.tsx")
  .map((file) => file.split(".")[0]!);
const popups = (Object.keys(POPUPS) as PopupName[])
  .map(popupRules)
  .flatMap(({ path = [], aliases = [] }) => [path, aliases].flat().map((address) => address.slice(1)));
const redirects = Object.keys(REDIRECTS).map((address) => address.slice(1));
const calls = Object.keys(endpoints).map((key) => key.split(" /")[1]!);

it("AMB-RTE-10 the address of every route, popup, redirect, call and locale is reserved", () => {
  expect(routes).toContain("play");
  const all = [...routes, ...popups, ...redirects, ...calls, ...LOCALES];
  expect(all.filter((path) => !isReservedAddress(path))).toEqual([]);
});

it.each(["faq", "payments", "mystic-nova", "terms-and-conditions/EE", "playful", "constructor"])(
  "AMB-RTE-10 /%s is free for content",
  (path) => {
    expect(isReservedAddress(path)).toBe(false);
  },
);

it.each([
  "",
  "robots.txt",
  "wallet",
  "state/faq",
  "reference-games",
  "play/luna/moon",
  "pokies/my-page",
  "de/faq",
])("AMB-RTE-10 /%s isn't free for content", (path) => {
  expect(isReservedAddress(path)).toBe(true);
});
