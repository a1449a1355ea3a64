import { describe, expect, it } from "vitest";
import { POPUPS } from "../lib/page/popups.ts";
import { features, playerMenu, profileSections } from "./index.ts";

describe("the features' manifests", () => {
  it("have the content of each popup exactly once", () => {
    const contents = Object.values(features).flatMap(({ popups = {} }) => Object.keys(popups));
    expect(contents.toSorted()).toEqual(Object.keys(POPUPS).toSorted());
  });

  it("PROF-01 list profile sections and menu entries in order, without two in one place", () => {
    for (const entries of [profileSections, playerMenu]) {
      const orders = entries.map(({ order }) => order);
      expect(orders).toEqual([...new Set(orders)].toSorted((a, b) => a - b));
    }
    expect(profileSections.map(({ path }) => path)).toEqual([
      "",
      "security",
      "verification",
      "limits",
      "payments",
      "bonus-balance",
      "level",
      "gifts",
      "promocode",
      "activity",
      "games-history",
      "statement",
    ]);
    expect(playerMenu.map(({ to }) => to)).toEqual([
      "/profile",
      "/profile/gifts",
      "/profile/payments",
      "/profile/limits",
      "/profile/security",
    ]);
  });
});
