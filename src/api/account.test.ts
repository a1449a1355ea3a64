import { expect, it, vi } from "vitest";
import { ApiError, type Http } from "../lib/http/http.ts";
import { formEvidence } from "./account.ts";
import { createQueryClient } from "./client.ts";

it("AUTH-18 PLT-54 a form requests its captcha five times, without retries by the request layer", async () => {
  vi.useFakeTimers();
  const http = vi.fn<Http>(() => Promise.reject(new ApiError("network", 0, null, "no network")));
  const evidence = formEvidence(createQueryClient(http)).take();
  evidence.catch(() => {});
  await vi.advanceTimersByTimeAsync(4 * 500);
  await expect(evidence).rejects.toThrow("no network");
  expect(http.mock.calls).toEqual(
    Array.from({ length: 5 }, () => ["GET /api/captcha", { retries: 0, timeout: 10_000 }]),
  );
  vi.useRealTimers();
});
