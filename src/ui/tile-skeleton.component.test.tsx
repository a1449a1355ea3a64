import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished } from "vitest";
import { allowMotion } from "../../tests/support/component/device.ts";
import { TileSkeleton } from "./tile-skeleton.tsx";

it("NEW-02 a skeleton stops pulsing after a while, because rows below the screen keep their skeletons", async () => {
  await allowMotion();
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  root.render(<TileSkeleton />);
  const iterations = () =>
    document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations ?? 0);
  await expect.poll(() => iterations().length).toBeGreaterThan(0);
  expect(Math.max(...iterations())).toBeLessThan(20);
});
