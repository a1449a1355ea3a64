import { describe, expect, it } from "vitest";
import type { Banner } from "../../contract/cms.ts";
import { GUEST, type Viewer } from "../games/availability.ts";
import { bannersFor, fillVariables } from "./banners.ts";

const TOP = "slider-index-top";
const END = Date.UTC(2026, 0, 2, 3, 4);

function banner(id: number, change: Partial<Banner> = {}): Banner {
  return {
    id,
    title: { text: "" },
    description: { text: "" },
    categories: [TOP],
    groupIds: [],
    registered: null,
    fiat: null,
    size: "full",
    gradient: ["#000000", "#000000", "#000000", "#000000"],
    labels: [],
    button: null,
    secondButton: null,
    timer: null,
    variables: {},
    image: "",
    order: {},
    tournamentLink: null,
    isTournament: false,
    ...change,
  };
}

const player = (groups: number[], crypto = false): Viewer => ({
  player: { currency: "EUR", crypto, groups },
});

const idsFor = (banners: Banner[], audience: Parameters<typeof bannersFor>[2], category = TOP) =>
  bannersFor(banners, category, audience).map(({ id }) => id);

describe("bannersFor", () => {
  it("PLT-26 gives the category's banners in its order without changing the list", () => {
    const banners = [
      banner(1, { order: { [TOP]: 3 } }),
      banner(2, { order: { [TOP]: 1, promotions: 2 }, categories: [TOP, "promotions"] }),
      banner(3, { order: { promotions: 1 }, categories: ["promotions"] }),
    ];
    expect(idsFor(banners, { viewer: GUEST, now: null })).toEqual([2, 1]);
    expect(idsFor(banners, { viewer: GUEST, now: null }, "promotions")).toEqual([3, 2]);
    expect(banners.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("PLT-28 shows a banner with groups only to players in one of them, never to guests", () => {
    const banners = [banner(1), banner(2, { groupIds: [7, 8] })];
    expect(idsFor(banners, { viewer: GUEST, now: null })).toEqual([1]);
    expect(idsFor(banners, { viewer: player([]), now: null })).toEqual([1]);
    expect(idsFor(banners, { viewer: player([9]), now: null })).toEqual([1]);
    expect(idsFor(banners, { viewer: player([9, 8]), now: null })).toEqual([1, 2]);
  });

  it("VIP-25 shows a banner only to players or only to guests if it says so", () => {
    const banners = [banner(1), banner(2, { registered: true }), banner(3, { registered: false })];
    expect(idsFor(banners, { viewer: GUEST, now: null })).toEqual([1, 3]);
    expect(idsFor(banners, { viewer: player([]), now: null })).toEqual([1, 2]);
  });

  it("VIP-25 shows a banner only to fiat viewers, guests included, or only to crypto players if it says so", () => {
    const banners = [banner(1), banner(2, { fiat: true }), banner(3, { fiat: false })];
    expect(idsFor(banners, { viewer: GUEST, now: null })).toEqual([1, 2]);
    expect(idsFor(banners, { viewer: player([]), now: null })).toEqual([1, 2]);
    expect(idsFor(banners, { viewer: player([], true), now: null })).toEqual([1, 3]);
  });

  it("PLT-26 I18N-15 drops a banner when its timer, read as UTC, has ended", () => {
    const banners = [banner(1, { timer: { start_at: "01/01/2026 00:00", end_at: "02/01/2026 03:04" } })];
    expect(idsFor(banners, { viewer: GUEST, now: END - 1 })).toEqual([1]);
    expect(idsFor(banners, { viewer: GUEST, now: END })).toEqual([]);
    expect(idsFor(banners, { viewer: GUEST, now: END + 1 })).toEqual([]);
    expect(idsFor(banners, { viewer: GUEST, now: null })).toEqual([1]);
  });

  it("PLT-26 shows a banner with an invalid timer", () => {
    const banners = [banner(1, { timer: { start_at: "", end_at: "soon" } })];
    expect(idsFor(banners, { viewer: GUEST, now: END })).toEqual([1]);
  });
});

describe("fillVariables", () => {
  const variables = { EUR: { bonus: "€100", wager: "x30" }, CAD: { bonus: "C$150" } };

  it("PLT-26 inserts the currency's values, or EUR's when one is missing", () => {
    expect(fillVariables("{bonus} at {wager}, {bonus}", variables, "CAD")).toBe("C$150 at x30, C$150");
    expect(fillVariables("{bonus}", variables, "JPY")).toBe("€100");
  });

  it("PLT-26 keeps unknown placeholders", () => {
    expect(fillVariables("{other} {bonus}", {}, "EUR")).toBe("{other} {bonus}");
  });
});
