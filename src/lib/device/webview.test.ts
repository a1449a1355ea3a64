import { afterEach, describe, expect, it, vi } from "vitest";
import { USER_AGENTS, type UserAgent } from "../../../tests/support/data/user-agents.ts";
import { BRIDGES, mayBeWebview } from "../../rules/web/webview.ts";
import { currentWebview, isWebview } from "./webview.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Environment extends Pick<UserAgent, "agent" | "globals"> {
  /** The active display mode; `ios` is the home-screen flag of iOS. */
  mode?: string;
  hasTouch?: boolean;
}

/** Simulates a browser with this user agent and these globals. */
function stubEnvironment({ agent, globals = [], mode, hasTouch }: Environment): void {
  vi.stubGlobal("navigator", {
    userAgent: agent,
    standalone: mode === "ios" || undefined,
    maxTouchPoints: hasTouch ? 5 : 0,
  });
  vi.stubGlobal("window", Object.fromEntries(globals.map((name) => [name, {}])));
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(display-mode: ${mode})` }));
}

const modeOf = ({ standalone, agent }: UserAgent) =>
  standalone && (/iPhone|iPad/.test(agent) ? "ios" : "standalone");

async function detects(row: UserAgent, agent = row.agent): Promise<boolean> {
  stubEnvironment({ agent, globals: row.globals, mode: modeOf(row) });
  return await isWebview();
}

/** The same agent some versions later: every number of two or more digits grows. */
const laterVersion = (agent: string) =>
  agent.replace(/(?<=[/ _.(])\d{2,}(?=[._; )\]])/g, (digits) => String(Number(digits) + 7));

const findErrors = async (change: (agent: string) => string) => {
  const missed: string[] = [];
  const mistaken: string[] = [];
  for (const row of USER_AGENTS) {
    const isDetected = await detects(row, change(row.agent));
    if (isDetected !== row.webview)
      (row.webview ? missed : mistaken).push(`${row.name}: ${change(row.agent)}`);
  }
  return { missed, mistaken };
};

describe("webviews", () => {
  it("NEW-14 the table has enough user agents of webviews and of browsers, each once", () => {
    expect(USER_AGENTS.length).toBeGreaterThanOrEqual(250);
    expect(USER_AGENTS.filter((row) => row.webview).length).toBeGreaterThanOrEqual(100);
    expect(new Set(USER_AGENTS.map((row) => row.name)).size).toBe(USER_AGENTS.length);
  });

  it("NEW-14 NAV-36 are all detected, and no browser or installed app is mistaken for one", async () => {
    const { missed, mistaken } = await findErrors((agent) => agent);
    expect(mistaken).toEqual([]);
    expect(missed).toEqual([]);
  });

  it("NEW-14 are detected in later versions too", async () => {
    const { missed, mistaken } = await findErrors(laterVersion);
    expect(mistaken).toEqual([]);
    expect(missed).toEqual([]);
  });

  it("NEW-14 the first check never misses one, and suffices for most browsers", () => {
    const isCandidate = ({ agent, globals = [] }: UserAgent) => mayBeWebview(agent, globals);
    const webviews = USER_AGENTS.filter((row) => row.webview);
    expect(webviews.filter((row) => !isCandidate(row))).toEqual([]);
    for (const name of [
      "Chrome, Android",
      "Chrome, iPhone",
      "Chrome, Windows",
      "Safari, iPhone",
      "Safari, macOS",
      "Samsung Internet",
      "Firefox, Android",
      "Firefox, iPhone",
      "Firefox, Windows",
      "Edge, Android",
      "Edge, iPhone",
      "Edge, Windows",
      "Opera, Android",
    ])
      expect(isCandidate(USER_AGENTS.find((row) => row.name === name)!), name).toBe(false);
  });

  it.each(["ios", "standalone", "fullscreen", "minimal-ui", "window-controls-overlay"])(
    "SHL-12 PLT-53 an app in the display mode %s isn't a webview, whatever else it reports",
    async (mode) => {
      for (const row of USER_AGENTS.filter(({ webview }) => webview)) {
        stubEnvironment({ agent: row.agent, globals: BRIDGES, mode });
        expect(await isWebview(), row.name).toBe(false);
      }
    },
  );

  it.each([
    ["Instagram, Android", { app: "instagram", system: "android", version: 14 }],
    ["Instagram, iPhone, iOS 26", { app: "instagram", system: "ios", version: 26 }],
    ["Facebook, iPad", { app: "messenger", system: "ios", version: 17 }],
    ["KakaoTalk, Android", { app: "kakaotalk", system: "android", version: 14 }],
    ["WeChat, Windows", { app: "wechat", system: "other", version: 0 }],
    ["Telegram, iPhone", { app: "telegram", system: "ios", version: 18 }],
    ["an app of Flutter", { app: null, system: "android", version: 14 }],
    ["an app, iOS 18", { app: null, system: "ios", version: 18 }],
  ])("NEW-14 detects app and system: %s", async (name, expected) => {
    stubEnvironment(USER_AGENTS.find((row) => row.name === name)!);
    expect(await currentWebview()).toEqual(expected);
  });

  it("NEW-14 tells an iPad that requests desktop sites from a Mac by its touch support", async () => {
    const { agent } = USER_AGENTS.find((row) => row.name === "Telegram, iPad, page of a desktop")!;
    stubEnvironment({ agent, hasTouch: true });
    expect(await currentWebview()).toEqual({ app: null, system: "ios", version: 0 });
    stubEnvironment({ agent });
    expect(await currentWebview()).toEqual({ app: null, system: "other", version: 0 });
  });
});
