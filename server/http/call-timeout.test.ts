import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TEST_VAPID } from "../../tests/support/server/app.ts";
import { openPushService } from "../../tests/support/server/push-service.ts";
import { createProviderClient } from "../modules/payments/provider/provider-client.ts";
import { createSender } from "../modules/push/sender.ts";
import { createOAuthProviders } from "../modules/sign-in/oauth/oauth.ts";
import { createWalletClient } from "../reference-game-server/wallet-client.ts";

/** The signal of the first call, which never gets a response. */
let signal: AbortSignal | undefined;
const hang = (requestSignal: AbortSignal | null | undefined) => {
  signal ??= requestSignal ?? undefined;
  return new Promise<Response>((_, reject) =>
    requestSignal?.addEventListener("abort", () => reject(requestSignal.reason as Error)),
  );
};

beforeEach(() => {
  signal = undefined;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Fake timers can't advance Node's own timer behind `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function signIn(): void {
  const provider = {
    name: "acme",
    title: "Acme",
    issuer: "https://id.acme.test",
    authorize_url: "https://id.acme.test/authorize",
    token_url: "https://id.acme.test/token",
    userinfo_url: "https://id.acme.test/me",
    client_id: "apogee",
    client_secret: "secret",
    scope: "openid",
    fetch: (request: Request) => hang(request.signal),
  };
  const person = createOAuthProviders([provider]).personOf(
    "acme",
    "code",
    "verifier",
    "https://casino.test/back",
  );
  person.catch(() => {});
}

async function push(): Promise<void> {
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => hang(init.signal));
  const service = await openPushService();
  const { endpoint, keys } = service.browser().subscription;
  const sender = createSender({
    vapid: TEST_VAPID,
    now: () => 0,
    wait: async () => {},
    forget: async () => {},
    logError: () => {},
  });
  sender.send({
    subscription: { endpoint, ...keys } as never,
    isWanted: async () => true,
    payload: async () => "{}",
    topic: "account",
    urgency: "normal",
    expiresAt: 60_000,
  });
  await service.close();
}

function callWallet(): void {
  const call = createWalletClient({
    provider: "reference",
    secret: "secret",
    send: (_, init) => hang(init.signal),
    wait: () => new Promise(() => {}),
  });
  void call("/balance", {});
}

function fetchEvents(): void {
  const client = createProviderClient(
    { url: "https://pay.test", secret: "secret", send: (_, init) => hang(init.signal) },
    () => new Promise(() => {}),
  );
  void client.events("a");
}

it.each([
  ["a call to a sign-in provider", signIn],
  ["a call to a push service", push],
  ["a call to the casino's wallet", callWallet],
  ["a call to a payment provider", fetchEvents],
])("AMB-PLT-17 the server aborts %s after 8 seconds", async (_, start) => {
  await start();
  // `vi.waitUntil` would advance the fake time.
  while (!signal) await new Promise(setImmediate);
  vi.advanceTimersByTime(7_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});
