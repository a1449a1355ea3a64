import { expect, it, onTestFinished } from "vitest";
import { fakeCashbox, methodButton, renderPayment } from "../../../../tests/support/component/cashbox.ts";
import { find } from "../../../../tests/support/component/find.ts";

it("CASH-12 the card's frame is told the page's design tokens", async () => {
  const messages: { look?: Record<string, string> }[] = [];
  await renderPayment("/deposit", fakeCashbox().answers);
  await (await methodButton("card")).click();
  const frame = (await find("iframe")).element() as HTMLIFrameElement;
  // Messages to the frame itself can't be read: its origin is opaque.
  const other = document.createElement("iframe");
  document.body.append(other);
  onTestFinished(() => other.remove());
  const source = other.contentWindow!;
  source.postMessage = (message: { look?: Record<string, string> }) => void messages.push(message);
  Object.defineProperty(frame, "contentWindow", { value: source });
  // The page may not listen yet when the frame has appeared.
  const announce = () => {
    dispatchEvent(new MessageEvent("message", { data: { type: "card_frame_ready" }, source }));
    return messages.length;
  };
  await expect.poll(announce).toBeGreaterThan(0);
  const style = getComputedStyle(document.documentElement);
  expect(messages[0]!.look).toMatchObject({
    "--s2": style.getPropertyValue("--s2").trim(),
    "--size": style.fontSize,
  });
});
