import { afterEach, expect, it, vi } from "vitest";
import { renderPart } from "../../../../tests/support/component/render.tsx";
import { payment } from "../../../../tests/support/data/payment-answers.ts";
import { Timeline } from "../payment/timeline.tsx";

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ["UTC", "Nov 21, 2026, 12:30 PM"],
  ["Pacific/Auckland", "Nov 22, 2026, 1:30 AM"],
  ["America/Sao_Paulo", "Nov 21, 2026, 9:30 AM"],
])("AMB-LOC-08 a UTC time is shown as the local time in %s", async (zone, localTime) => {
  vi.stubEnv("TZ", zone);
  const at = "2026-11-21T12:30:00.000Z";
  const timeline = [{ state: "pending" as const, at, reason: null, confirmations: null }];
  const html = await renderPart(<Timeline payment={payment({ timeline })} />);
  expect(html.replaceAll("\u202f", " ")).toContain(`dateTime="${at}"`);
  expect(html.replaceAll("\u202f", " ")).toContain(`>${localTime}</time>`);
});
