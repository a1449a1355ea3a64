import { confirmedPlayer } from "../support/browser/account-page.ts";
import { expect, open, test } from "../support/browser/browser.ts";

test("PROF-01 PLT-53 a time that is typed is the one that is saved, once", async ({ page }) => {
  await confirmedPlayer(page);
  await open(page, "/profile");
  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "PUT" || !request.url().endsWith("/api/player/push")) return;
    const { quiet_hours } = request.postDataJSON() as { quiet_hours: { from: string; to: string } };
    saved.push(`${quiet_hours.from}-${quiet_hours.to}`);
  });
  const quiet = page.getByRole("checkbox", { name: "Quiet at night" });
  await expect(quiet).toBeChecked();
  const [from, until] = [page.getByLabel("From", { exact: true }), page.getByLabel("Until", { exact: true })];
  await expect(from).toHaveValue("22:00");
  await from.focus();
  await page.keyboard.type("0915AM");
  await expect(from).toHaveValue("09:15");
  await until.focus();
  await page.keyboard.type("0545PM");
  await quiet.focus();
  await expect(until).toHaveValue("17:45");
  await expect.poll(() => saved).toEqual(["09:15-08:00", "09:15-17:45"]);
  const kept = async () =>
    (await (await page.request.get("/api/player/push")).json()) as { quiet_hours: object };
  await expect.poll(async () => (await kept()).quiet_hours).toEqual({ from: "09:15", to: "17:45" });
  await page.reload();
  await expect(from).toHaveValue("09:15");
  await expect(until).toHaveValue("17:45");
  // Emptied and left, it is what it was.
  await from.focus();
  await page.keyboard.press("Backspace");
  await until.focus();
  await expect(from).toHaveValue("09:15");
  expect(saved).toHaveLength(2);
});
