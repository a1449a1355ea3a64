import { expect, it } from "vitest";
import { isPopupName } from "./popups.ts";

it.each(["search", "registration", "login"])("NAV-05 NAV-11 %s is a popup", (name) => {
  expect(isPopupName(name)).toBe(true);
});

it.each(["", "Search", "toString", "__proto__", undefined, null, 1, ["search"]])(
  "NAV-05 an address with %j opens no popup",
  (name) => {
    expect(isPopupName(name)).toBe(false);
  },
);
