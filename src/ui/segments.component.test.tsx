import { expect, it, onTestFinished } from "vitest";
import { commands, page } from "vitest/browser";
import { fakeCashbox, PAYING_PLAYER } from "../../tests/support/component/cashbox.ts";
import { closeApp, renderApp } from "../../tests/support/component/render-app.tsx";

const WEEK = {
  from: "2026-11-16",
  deposits_cents: 5_000,
  net_losses_cents: 0,
  play_minutes: 0,
};
const { answers } = fakeCashbox();
answers["GET /api/player/activity/series"] = { currency: "EUR", days: [WEEK, WEEK], weeks: [WEEK, WEEK] };

const SCREENS = {
  "deposit and withdrawal": ["/deposit", "[role=dialog] nav"],
  "days and weeks of activity": ["/profile/activity", "main nav[aria-label=Period]"],
  "biggest and latest winners": ["/mystic-nova", "main [role=tablist]"],
} as const;

const render = async ([path, selector]: (typeof SCREENS)[keyof typeof SCREENS]) => {
  await renderApp(path, { width: 390, height: 844, player: PAYING_PLAYER, answers });
  await expect.element(page.getBySelector(selector)).toBeVisible();
  const track = document.querySelector(selector)!;
  const chosen = track.querySelector("[aria-current=page], [aria-selected=true]")!;
  return { track, chosen, other: [...track.children].find((child) => child !== chosen)! };
};

/** What one kind of control has in common on every screen. */
const lookOf = (element: Element) => {
  const { backgroundColor, borderRadius, boxShadow, color, fontSize, fontWeight, padding } =
    getComputedStyle(element);
  return { backgroundColor, borderRadius, boxShadow, color, fontSize, fontWeight, padding };
};

it("NEW-12 JPT-06 LIM-18 views of the same content are chosen on one kind of control, large enough for a thumb", async () => {
  const looks: object[] = [];
  for (const screen of Object.values(SCREENS)) {
    const { track, chosen, other } = await render(screen);
    for (const view of track.children)
      expect(view.getBoundingClientRect().height, screen[0]).toBeGreaterThanOrEqual(44);
    const [first, second] = [chosen, other].map((view) => view.getBoundingClientRect().width);
    expect(Math.abs(first! - second!), screen[0]).toBeLessThan(1);
    expect(lookOf(chosen)).not.toEqual(lookOf(other));
    looks.push({ track: lookOf(track), chosen: lookOf(chosen), other: lookOf(other) });
    closeApp();
  }
  expect(looks).toEqual(looks.map(() => looks[0]));
});

it.for(Object.keys(SCREENS) as (keyof typeof SCREENS)[])(
  "NEW-12 forced colours show the chosen one of %s",
  async (name) => {
    await commands.emulateForcedColors(true);
    onTestFinished(() => commands.emulateForcedColors(false));
    const { chosen, other } = await render(SCREENS[name]);
    const outlineOf = (view: Element) => getComputedStyle(view).outlineStyle;
    expect([outlineOf(chosen), outlineOf(other)]).toEqual(["solid", "none"]);
  },
);
