import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { allowMotion } from "../../tests/support/component/device.ts";
import { CountUp } from "./count-up.tsx";

const format = (amount: bigint) => `$${amount}`;

function mount() {
  const element = document.body.appendChild(document.createElement("p"));
  const root: Root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  const show = (amount: bigint) => flushSync(() => root.render(<CountUp amount={amount} format={format} />));
  /** What assistive technology gets. */
  const spoken = () =>
    [...element.childNodes]
      .filter((node) => !(node instanceof Element && node.ariaHidden === "true"))
      .map(({ textContent }) => textContent)
      .join("");
  const seen = () => element.querySelector("[aria-hidden]")?.textContent ?? element.textContent;
  return { show, spoken, seen };
}

it("an amount counts up when it grows, but assistive technology gets the new one only", async () => {
  await allowMotion();
  const { show, spoken, seen } = mount();
  show(100n);
  expect([seen(), spoken()]).toEqual(["$100", "$100"]);
  show(9_000n);
  const amounts = new Set<string>();
  await expect
    .poll(
      () => {
        expect(spoken()).toBe("$9000");
        amounts.add(seen());
        return seen();
      },
      { interval: 10 },
    )
    .toBe("$9000");
  expect(amounts.size).toBeGreaterThan(2);
});

it("a smaller amount shows immediately, and so does every amount under reduced motion", async () => {
  const { show, seen } = mount();
  show(100n);
  show(9_000n);
  await expect.poll(seen, { interval: 5, timeout: 100 }).toBe("$9000");
  await allowMotion();
  show(20n);
  expect(seen()).toBe("$20");
});
