import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { forward } from "../../tests/support/component/account.ts";
import { rejectionResponse } from "../../tests/support/component/fake-server.ts";
import { find } from "../../tests/support/component/find.ts";
import { renderApp } from "../../tests/support/component/render-app.tsx";
import { allowLogs } from "../../tests/support/component/setup.ts";
import { setLogSink } from "../lib/http/log.ts";

it("NAV-38 a load that fails in the router is logged and shown, a superseded navigation isn't", async () => {
  allowLogs(/internal_error|HTTP 500|ApiError|error occurred/);
  const logged: string[] = [];
  setLogSink(({ name }) => logged.push(name));
  onTestFinished(() => setLogSink(() => {}));
  const gate = Promise.withResolvers<void>();
  let fails = false;
  await renderApp("/", {
    width: 1440,
    answers: {
      "POST /api/games_filter": async (request) => {
        if (fails) return rejectionResponse(500, "internal_error");
        await gate.promise;
        return forward(request);
      },
    },
  });
  const slow = await find('aside a[href="/categories/crash"]');
  const support = await find('aside a[href="/support"]');
  await slow.click();
  await support.click();
  await expect.poll(() => location.pathname).toBe("/support");
  gate.resolve();
  await expect.poll(() => document.querySelector("h1")?.textContent).toBe("Support");
  expect(logged).not.toContain("ROUTER_ERROR");
  fails = true;
  await (await find('aside a[href="/categories/megaways"]')).click();
  await expect.element(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect.poll(() => logged).toContain("ROUTER_ERROR");
  expect(logged).toContain("LOAD_GAMES_ERROR");
});
