import { onTestFinished, vi } from "vitest";
import { commands } from "vitest/browser";
import { reportResponse } from "../../../src/lib/offline/connection.ts";

/** Sets the user agent until the test ends; `touchPoints` is 0 for a device without a touch screen. */
export function setUserAgent(agent: string, { touchPoints = 5 } = {}): void {
  const spies = [
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent),
    vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(touchPoints),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
}

/** Allows motion until the test ends; reduced motion is the default. */
export async function allowMotion(): Promise<void> {
  await commands.emulateReducedMotion(false);
  onTestFinished(() => commands.emulateReducedMotion(true));
}

/** Runs the test as an installed app on an iPhone's home screen. */
export function setStandalone(): void {
  Object.defineProperty(navigator, "standalone", { value: true, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "standalone");
  });
}

/** Goes offline until `goOnline` or the end of the test: calls fail and `navigator.onLine` is false. */
export function goOffline(): void {
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  dispatchEvent(new Event("offline"));
  onTestFinished(goOnline);
}

/** Goes online and reports the server as reachable: the app's own probe doesn't run in component tests. */
export function goOnline(): void {
  Reflect.deleteProperty(navigator, "onLine");
  dispatchEvent(new Event("online"));
  reportResponse(null);
}

type FakedTimers = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>["toFake"]>;

interface ClockOptions {
  at?: Date;
  /** `intervals` leaves timeouts to the real clock. */
  fakes?: "intervals" | "all";
}

const INTERVALS: FakedTimers = ["setInterval", "clearInterval", "Date"];

/** Installs a fake clock until the test ends. */
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

/** Answers media queries as a device with a mouse until the test ends; styles keep those of a touch screen. */
export function pretendMouse(): void {
  const original = window.matchMedia.bind(window);
  const spy = vi
    .spyOn(window, "matchMedia")
    .mockImplementation((query) => original(query.replace(" and (pointer: fine)", "")));
  onTestFinished(() => spy.mockRestore());
}
