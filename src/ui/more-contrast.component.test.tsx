import axe from "axe-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { commands, page } from "vitest/browser";
import { fakeCashbox, methodButton, PAYING_PLAYER } from "../../tests/support/component/cashbox.ts";
import { find } from "../../tests/support/component/find.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { CASHBOX_METHODS, methods } from "../../tests/support/data/payment-answers.ts";
import { showToast } from "../lib/page/toasts.ts";

const DIALOG = "[role=dialog]";
const { answers } = fakeCashbox();
answers["GET /api/payments/methods"] = methods({
  methods: CASHBOX_METHODS,
  preset_amounts_cents: [2_000, 5_000],
});
answers["GET /api/player/bonuses"] = () => [];

/** Sets a preference of the device until the test ends. */
async function prefer(preference: "forced colours" | "more contrast"): Promise<void> {
  if (preference === "forced colours") {
    await commands.emulateForcedColors(true);
    onTestFinished(() => commands.emulateForcedColors(false));
  } else {
    await commands.emulateContrast("more");
    onTestFinished(() => commands.emulateContrast("no-preference"));
  }
}

/** Places with less than 7:1 between text and background. */
async function findFaintTexts(selector: string): Promise<string[]> {
  const { violations } = await axe.run(document.querySelector<HTMLElement>(selector)!, {
    runOnly: { type: "rule", values: ["color-contrast-enhanced"] },
    rules: { "color-contrast-enhanced": { enabled: true } },
    preload: false,
  });
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

const open = (path: string) => renderApp(path, { player: PAYING_PLAYER, answers });

const SCREENS = {
  "the methods of a deposit": async () => {
    await open("/deposit");
    await find("[data-method]");
    return DIALOG;
  },
  "the form of a withdrawal with its errors": async () => {
    await open("/withdraw");
    await (await methodButton("bank")).click();
    await (await find(`${DIALOG} [type=submit]`)).click();
    await find(`${DIALOG} [aria-invalid=true]`);
    return DIALOG;
  },
  limits: async () => {
    await open("/profile/limits");
    await (await find("[data-limit=deposit] button")).click();
    await find("[data-limit=deposit] form");
    return "main > :not(footer)";
  },
  "the account's hub": async () => {
    await open("/profile");
    await find("main nav h2");
    return "main nav";
  },
  "the filters of a list": async () => {
    await renderApp("/games/page/1");
    await find("main article[data-game]");
    await page.getByRole("button", { name: "Filter and sort" }).click();
    await find(`${DIALOG} fieldset`);
    return DIALOG;
  },
};

describe.each(Object.entries(SCREENS))("NEW-12 %s", (_, show) => {
  it("has a contrast of 7:1 for players who want more", async () => {
    await prefer("more contrast");
    const selector = await show();
    await expect.poll(() => findFaintTexts(selector)).toEqual([]);
  });

  it.each(["forced colours", "more contrast"] as const)(
    "has an edge around what can be used, with %s",
    async (preference) => {
      await prefer(preference);
      const selector = await show();
      const controls = document.querySelectorAll<HTMLElement>(
        `${selector} :is(button, input:not([type=radio], [type=checkbox]), select, label > input + span)`,
      );
      const hasEdge = (element: HTMLElement) => {
        const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return Number.parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor;
      };
      // A search input has the edge of its box.
      const isEdged = (control: HTMLElement) =>
        hasEdge(control) || (control.matches("input") && hasEdge(control.parentElement!));
      const isShown = (element: HTMLElement) => element.checkVisibility() && element.offsetWidth > 1;
      const shown = [...controls].filter(isShown);
      expect(shown.filter((control) => !isEdged(control)).map(({ outerHTML }) => outerHTML)).toEqual([]);
      // The hub has links alone.
      const [rows] = document.querySelectorAll<HTMLElement>(`${selector} ul:has(> li > a)`);
      expect(shown.length > 0 || (rows && hasEdge(rows))).toBe(true);
    },
  );
});

it.each(["forced colours", "more contrast"] as const)(
  "NEW-12 the cashbox marks the current form and the chosen amount, with %s",
  async (preference) => {
    await prefer(preference);
    await open("/deposit");
    await (await methodButton("bank")).click();
    await page.getByRole("button", { name: "€20", exact: true }).click();
    for (const marked of [`${DIALOG} nav [aria-current]`, `${DIALOG} [aria-pressed=true]`]) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle((await find(marked)).element());
      expect([marked, outlineStyle, outlineWidth]).toEqual([marked, "solid", "2px"]);
      // As bright as text: the system's highlight may be dark.
      if (preference === "more contrast") expect(outlineColor).toBe(getComputedStyle(document.body).color);
    }
  },
);

it("NEW-12 forced colours keep a toast's edge over the page", async () => {
  await prefer("forced colours");
  await renderApp("/support");
  showToast({ text: "Saved", kind: "info" });
  const toast = (await find("[aria-live=polite] > div:has(button)")).element();
  expect(getComputedStyle(toast).borderTopStyle).toBe("solid");
});
