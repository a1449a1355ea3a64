import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createI18n, setPageI18n } from "../lib/i18n/i18n.ts";
import { markBusy } from "../lib/tabs/busy.ts";
import { followLaunches } from "./launches.ts";

let launch: (launch: { targetURL?: string }) => void;
beforeEach(() => {
  vi.stubGlobal("window", {
    launchQueue: {
      setConsumer: (consumer: typeof launch) => {
        launch = consumer;
      },
    },
  });
  vi.stubGlobal("location", new URL("https://apogee.test/de/promotions?a=1"));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("PLT-53 relaunching the app opens the requested page of this site, in the page's language", () => {
  const go = vi.fn();
  followLaunches(go);
  for (const targetURL of [
    "https://apogee.test/de/cashbox",
    "https://apogee.test/profile/limits?from=shortcut#top",
    // The current page, another site, an invalid address, none.
    "https://apogee.test/de/promotions?a=1",
    "https://evil.example/cashbox",
    "no address",
    undefined,
  ])
    launch({ targetURL });
  expect(go.mock.calls).toEqual([["/cashbox"], ["/profile/limits?from=shortcut#top"]]);
});

it("PLT-53 ignores the launch that opened the page", () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: "https://apogee.test/" } as PerformanceEntry,
  ]);
  const go = vi.fn();
  followLaunches(go);
  launch({ targetURL: "https://apogee.test/" });
  expect(go).not.toHaveBeenCalled();
  launch({ targetURL: "https://apogee.test/" });
  expect(go.mock.calls).toEqual([["/"]]);
  vi.restoreAllMocks();
});

it("PLT-53 ignores a launch while a round is played", () => {
  const go = vi.fn();
  followLaunches(go);
  setPageI18n(createI18n("en", {}));
  const done = markBusy("game");
  launch({ targetURL: "https://apogee.test/cashbox" });
  expect(go).not.toHaveBeenCalled();
  done();
});
