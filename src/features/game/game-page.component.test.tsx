import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { find } from "../../../tests/support/component/find.ts";
import { renderApp } from "../../../tests/support/component/render-app.tsx";

it("CAT-34 a game's page shows its whole picture", async () => {
  await renderApp("/pokies/all");
  const link = (await find("article[data-game] a[href^='/play/']")).element() as HTMLElement;
  // A real mouse would open the overlay between itself and the link.
  link.click();
  await expect.element(page.getByRole("link", { name: "Sign up to play" })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    await expect.poll(() => innerWidth).toBe(width);
    const [behind, cover] = [...document.querySelectorAll("main picture img")].map((image) =>
      image.getBoundingClientRect(),
    );
    expect(cover!.top, `${width} px`).toBeGreaterThan(behind!.top);
    expect(cover!.bottom, `${width} px`).toBeLessThan(behind!.bottom);
  }
});
