import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientWith } from "../../../tests/support/component/render.tsx";
import { refetchesAtMostEvery } from "./live-effects.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("PLT-03 PLT-04 a burst of messages refetches immediately, and once more when a second is over", () => {
  const client = clientWith();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  const { apply, queries } = refetchesAtMostEvery(1_000, ["bonuses"]);
  expect(queries).toEqual([["bonuses"]]);
  for (let i = 0; i < 50; i++) apply(client);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ["bonuses"] }]]);
  vi.advanceTimersByTime(999);
  apply(client);
  expect(invalidate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(invalidate).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(invalidate).toHaveBeenCalledTimes(2);
  apply(client);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

it("PLT-03 one client's messages don't delay another's", () => {
  const [first, second] = [clientWith(), clientWith()];
  const invalidate = vi.spyOn(second, "invalidateQueries");
  const { apply } = refetchesAtMostEvery(1_000, ["bonuses"]);
  apply(first);
  apply(second);
  expect(invalidate).toHaveBeenCalledTimes(1);
});
