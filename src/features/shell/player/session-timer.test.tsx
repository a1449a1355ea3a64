import { afterEach, describe, expect, it, vi } from "vitest";
import { clientWith, renderPart } from "../../../../tests/support/component/render.tsx";
import { projectQuery } from "../../../api/config.ts";
import { serverTimeQuery } from "../../../api/server-time.ts";
import type { Player } from "../../../contract/player.ts";
import { SessionTimer } from "./session-timer.tsx";

const DAY = 86_400_000;
const signedInAgo = (ago: number) =>
  ({ current_sign_in_at: new Date(Date.now() - ago).toISOString() }) as unknown as Player;

const render = (player: Player, ahead?: number, session_timer = true) =>
  renderPart(
    <SessionTimer player={player} />,
    clientWith([
      [projectQuery.queryKey, { licence: { session_timer } }],
      ...(ahead === undefined ? [] : [[serverTimeQuery.queryKey, { ahead }] as [readonly string[], unknown]]),
    ]),
  );

describe("the session timer", () => {
  it("NEW-10 uses the server's time on a device whose clock is a day wrong", async () => {
    // By the device's clock, the session began 25 hours ago or starts in 23.
    expect(await render(signedInAgo(DAY + 3_600_000), -DAY)).toContain("01:00:0");
    expect(await render(signedInAgo(3_600_000 - DAY), DAY)).toContain("01:00:0");
  });

  it("NEW-10 uses the device's time until the server's is known", async () => {
    expect(await render(signedInAgo(60_000))).toContain("00:01:0");
  });

  const store = (value: string | null) => vi.stubGlobal("sessionStorage", { getItem: () => value });
  afterEach(() => void vi.unstubAllGlobals());

  it("LIC-04 AMB-LIM-06 uses the session start from the server, and from the tab's storage until the server sends it", async () => {
    const other = signedInAgo(7_200_000).current_sign_in_at!;
    for (const stored of [other, "no time", null]) {
      store(stored);
      expect(await render(signedInAgo(60_000))).toContain("00:01:0");
    }
    // The server hasn't sent the start yet.
    const withoutStart = { current_sign_in_at: null } as unknown as Player;
    store(other);
    expect(await render(withoutStart)).toContain("02:00:0");
    store(null);
    expect(await render(withoutStart)).not.toContain("timer");
  });

  it("LIC-04 AMB-LIM-06 is shown only where the licence requires it", async () => {
    expect(await render(signedInAgo(60_000))).toContain('role="timer"');
    expect(await render(signedInAgo(60_000), undefined, false)).not.toContain("timer");
  });
});
