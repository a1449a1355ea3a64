import { onTestFinished, vi } from "vitest";
import { commands } from "vitest/browser";
import { reportResponse } from "../../../src/lib/offline/connection.ts";

/** Gives the page another browser's name until the test ends; `touchPoints` is 0 for a device without a touch screen. */
export function setUserAgent(agent: string, { touchPoints = 5 } = {}): void {
  const spies = [
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent),
    vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touchPoints),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

/** Lets things move until the test ends: elsewhere the visitor wants less motion. */
export async function allowMotion(): Promise<void> {
  await commands.emulateReducedMotion(false);
  onTestFinished(() => commands.emulateReducedMotion(true));
}

/** Runs the test as an app on the home screen of an iPhone. */
export function setStandalone(): void {
  Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "standalone");
  });
}

/** Takes the network away until `goOnline` or the end of the test: calls fail and `navigator.onLine` is false. */
export function goOffline(): void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  dispatchEvent(new Event("offline"));
  onTestFinished(goOnline);
}

/** Restores the network and reports the server as reachable: the app's own probe doesn't run in component tests. */
export function goOnline(): void {
  Reflect.deleteProperty(navigator, "onLine");
  dispatchEvent(new Event("online"));
  reportResponse(null);
}

type FakedTimers = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>["toFake"]>;

interface ClockOptions {
  at?: Date;
  /** `intervals` leaves short delays to the real clock, which goes on beside it. */
  fakes?: "intervals" | "all";
}

const INTERVALS: FakedTimers = ["setInterval", "clearInterval", "Date"];

/** Has the page live by a clock that the test moves, until it ends. */
export function installClock({ at, fakes = "intervals" }: ClockOptions = {}): void {
  const all = fakes === "all";
  vi.useFakeTimers({
    now: at ?? Date.now(),
    toFake: all ? [...INTERVALS, "setTimeout", "clearTimeout"] : INTERVALS,
    shouldAdvanceTime: all,
  });
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

export const MINUTE = 60_000;
