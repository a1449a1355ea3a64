import { expect, open, test } from "../support/browser/browser.ts";

test("LIC-02 SHL-15 the footer hydrates without a mismatch, shows the country's age sign, and loads logos into fixed boxes", async ({
  page,
  allowedLogs,
}) => {
  allowedLogs.allow.push(/ERR_FAILED/);
  await page.route("**/art/logos/**/visa.svg", (route) => route.abort());
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const locationResponse = page.waitForResponse(/\/api\/current_ip/);
  // A long page: the footer is far below.
  await open(page, "/terms-and-conditions?country=CA");
  // The page then knows the minimum age, which the server-rendered HTML lacks: hydration must not mismatch.
  await (await locationResponse).finished();
  expect(requested.filter((path) => path.startsWith("/art/logos/"))).toEqual([]);
  const payments = page
    .locator("footer section")
    .filter({ has: page.getByRole("heading", { name: "Payment methods", exact: true }) });
  const boxes = () =>
    payments
      .locator("img:not([alt=Visa])")
      .evaluateAll((pictures) =>
        pictures.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
      );
  const before = await boxes();
  expect(before.length).toBeGreaterThan(0);
  expect(before.every(([width, height]) => width! > 0 && height === 36)).toBe(true);
  const signs = page.locator("footer section svg path");
  const signsBefore = await signs.count();
  await payments.scrollIntoViewIfNeeded();
  await expect(page.locator("footer").getByRole("img", { name: /For players aged/ })).toHaveText("19+");
  await expect(payments.getByText("Visa")).toBeVisible();
  // The failed logo is not requested again.
  expect(requested.filter((path) => path.endsWith("/visa.svg"))).toHaveLength(1);
  await expect.poll(() => signs.count()).toBeGreaterThan(signsBefore);
  await expect
    .poll(() =>
      payments.locator("img").evaluateAll((all) => all.every((img) => (img as HTMLImageElement).complete)),
    )
    .toBe(true);
  expect(await boxes()).toEqual(before);
});
