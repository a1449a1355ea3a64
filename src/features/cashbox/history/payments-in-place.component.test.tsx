import { expect, it } from "vitest";
import { forward } from "../../../../tests/support/component/account.ts";
import { nextLayout } from "../../../../tests/support/component/checks.ts";
import { find } from "../../../../tests/support/component/find.ts";
import { watchPlaces } from "../../../../tests/support/component/places.ts";
import { renderApp } from "../../../../tests/support/component/render-app.tsx";

it.for([390, 1440])(
  "NEW-02 CASH-02 at %i px, the page of payments keeps the places of its sums, and what follows the list comes with it",
  async (width) => {
    const stats = Promise.withResolvers<void>();
    const list = Promise.withResolvers<void>();
    const expectInPlace = watchPlaces("nav[aria-label=Payments]", "[data-month]");
    await renderApp("/profile/payments", {
      player: { country: "CA", asDemo: true },
      answers: {
        "GET /api/player/stats": (request) => stats.promise.then(() => forward(request)),
        "GET /api/player/payments": (request) => list.promise.then(() => forward(request)),
      },
      width,
    });
    await find("[data-net-deposits] dl");
    await nextLayout();
    stats.resolve();
    await find("[data-net-deposits] dl:not([aria-hidden=true])");
    list.resolve();
    await expect.element(await find("[data-month]")).toBeVisible();
    await expectInPlace();
  },
);
