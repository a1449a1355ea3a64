import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { Http } from "../lib/http/http.ts";
import { onSession, type SessionEvent } from "../lib/session/session-events.ts";
import { register, sessionExpired, signIn } from "./auth.ts";
import { createQueryClient } from "./client.ts";
import { playerQuery } from "./player.ts";

const EVIDENCE = { captcha: "solved", dfpc: "" };
const listener = vi.fn<(event: SessionEvent, here: boolean) => void>();
beforeAll(() => {
  const documentElement = { hasAttribute: () => false };
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement, cookie: "" }));
  onSession(listener);
});
beforeEach(() => {
  listener.mockClear();
});
withSession();

/** A client whose server answers every call with this player. */
const clientOf = (player: object) => createQueryClient((async () => player) as unknown as Http);

it("AUTH-13 a registration is announced with the registration flag, and its player is loaded", async () => {
  const client = clientOf({ id: 7 });
  await register(client, { email: "anna@example.com", ...EVIDENCE });
  expect(listener.mock.calls).toEqual([[{ type: "began", registered: true }, true]]);
  expect(client.getQueryData(playerQuery.queryKey)).toEqual({ id: 7 });
});

it("AUTH-13 a login is announced without the registration flag", async () => {
  await signIn(clientOf({ id: 7 }), { email: "anna@example.com", password: "horse-staple-1", ...EVIDENCE });
  expect(listener.mock.calls).toEqual([[{ type: "began" }, true]]);
});

describe("a 401 response", () => {
  const documentElement = { hasAttribute: () => false };
  const page = Object.assign(new EventTarget(), { cookie: "", documentElement });
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("document", page);
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  const ENDED = [{ type: "ended", expired: true, inactive: false }, true];

  it("AMB-PLT-03 ends nothing for a guest without a session", () => {
    page.cookie = "";
    sessionExpired("unauthorized");
    expect(listener).not.toHaveBeenCalled();
  });

  it("AMB-PLT-03 ends a session once across calls and tabs, and the next session too", async () => {
    page.cookie = "signed_in=anna";
    for (let call = 0; call < 3; call++) sessionExpired("unauthorized");
    expect(listener.mock.calls).toEqual([ENDED]);
    // Another tab of the same browser, which hasn't received the event yet.
    vi.stubGlobal("BroadcastChannel", undefined);
    vi.resetModules();
    onTestFinished(() => void vi.resetModules());
    const otherTab = await import("./auth.ts");
    const otherTabListener = vi.fn();
    (await import("../lib/session/session-events.ts")).onSession(otherTabListener);
    otherTab.sessionExpired("unauthorized");
    expect(otherTabListener).not.toHaveBeenCalled();
    page.cookie = "signed_in=ben";
    otherTab.sessionExpired("unauthorized");
    expect(otherTabListener.mock.calls).toEqual([ENDED]);
  });
});
