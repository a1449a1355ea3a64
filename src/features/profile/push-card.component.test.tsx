import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { forward, label } from "../../../tests/support/component/account.ts";
import { closeApp, renderApp } from "../../../tests/support/component/render-app.tsx";

it("PROF-01 PLT-53 a typed time is saved once, and a cleared one is restored", async () => {
  const savedHours: string[] = [];
  const answers = {
    "PUT /api/player/push": async (request: Request) => {
      const { quiet_hours } = (await request.clone().json()) as { quiet_hours: { from: string; to: string } };
      savedHours.push(`${quiet_hours.from}-${quiet_hours.to}`);
      return forward(request);
    },
  };
  const server = await renderApp("/profile/main", { player: {}, answers });
  const quietHoursCheckbox = page.getByRole("checkbox", { name: "Quiet hours" });
  await expect.element(quietHoursCheckbox).toBeChecked();
  const focus = (name: string) => (label(name).element() as HTMLElement).focus();
  await expect.element(label("From")).toHaveValue("22:00");
  focus("From");
  await userEvent.keyboard("0915AM");
  await expect.element(label("From")).toHaveValue("09:15");
  focus("Until");
  await userEvent.keyboard("0545PM");
  (quietHoursCheckbox.element() as HTMLElement).focus();
  await expect.element(label("Until")).toHaveValue("17:45");
  await expect.poll(() => savedHours).toEqual(["09:15-08:00", "09:15-17:45"]);
  const stored = async () =>
    ((await (await server.fetch("/api/player/push")).json()) as { quiet_hours: object }).quiet_hours;
  await expect.poll(stored).toEqual({ from: "09:15", to: "17:45" });
  closeApp();
  await renderApp("/profile/main", { answers });
  await expect.element(label("From")).toHaveValue("09:15");
  await expect.element(label("Until")).toHaveValue("17:45");
  focus("From");
  await userEvent.keyboard("{Backspace}");
  focus("Until");
  await expect.element(label("From")).toHaveValue("09:15");
  expect(savedHours).toHaveLength(2);
});
