import { beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

const field = (name: string) => page.getByRole("textbox", { name });
/** A message of the page that shows the frame. */
const send = (type: string) =>
  dispatchEvent(new MessageEvent("message", { source: parent, data: { type, locale: "en" } }));

beforeAll(async () => {
  await import("./card/main.ts");
  return () => {
    // All tests share one page.
    for (const style of document.querySelectorAll("style[data-vite-dev-id*='/card.css']")) style.remove();
    document.body.replaceChildren();
  };
});

it("NEW-12 the card's fields are named, required, and in the order of a card", async () => {
  send("card_frame_setup");
  expect(page.getByRole("textbox").elements()).toEqual(
    ["Card number", "Expiry (MM/YY)", "Security code"].map((name) => field(name).element()),
  );
  for (const input of page.getByRole("textbox").elements())
    expect(input).toHaveAttribute("aria-required", "true");
});

it("NEW-12 a wrong card is announced, and its first wrong field has the focus and its error", async () => {
  send("card_frame_setup");
  await userEvent.fill(field("Card number"), "4242424242424242");
  send("card_frame_tokenise");
  const expiry = field("Expiry (MM/YY)");
  await expect.element(expiry).toHaveFocus();
  await expect.element(expiry).toHaveAttribute("aria-invalid", "true");
  const alerts = page.getByRole("alert").filter({ hasText: /\S/ });
  expect(alerts.elements()).toHaveLength(2);
  await expect.element(expiry).toHaveAccessibleDescription(alerts.first().element().textContent!);
  await userEvent.fill(expiry, "12");
  await expect.element(expiry).not.toHaveAttribute("aria-invalid");
  expect(alerts.elements()).toHaveLength(1);
});

it.each([
  { title: "an empty card", values: ["", "", ""] },
  { title: "a wrong card", values: ["4111111111111112", "0120", "1"] },
])("NEW-12 $title shows an error at each field with the first press", async ({ values }) => {
  send("card_frame_setup");
  const fields = ["Card number", "Expiry (MM/YY)", "Security code"].map(field);
  for (const [i, value] of values.entries()) if (value) await userEvent.fill(fields[i]!, value);
  send("card_frame_tokenise");
  await expect.element(fields[0]!).toHaveFocus();
  const alerts = page.getByRole("alert").filter({ hasText: /\S/ });
  expect(alerts.elements()).toHaveLength(3);
  for (const [i, input] of fields.entries()) {
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await expect.element(alerts.nth(i)).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription(alerts.nth(i).element().textContent!);
  }
});

it("NEW-12 a card that couldn't be sent is announced, and returns to its first field", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  onTestFinished(() => void vi.unstubAllGlobals());
  send("card_frame_setup");
  await userEvent.fill(field("Card number"), "4242424242424242");
  await userEvent.fill(field("Expiry (MM/YY)"), "1239");
  await userEvent.fill(field("Security code"), "123");
  send("card_frame_tokenise");
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  await expect.element(alert).toBeVisible();
  await expect.element(field("Card number")).toHaveFocus();
  await expect.element(field("Card number")).toHaveAccessibleDescription(alert.element().textContent!);
});
