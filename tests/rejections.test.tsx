import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { messageFor } from "../frames/rejections.ts";
import { textsFor } from "../frames/texts.ts";
import { bonusesRejections } from "../src/contract/bonuses.ts";
import { launchRejections } from "../src/contract/launch.ts";
import { passkeysRejections } from "../src/contract/passkeys.ts";
import { paymentsRejections } from "../src/contract/payments.ts";
import { promoCodesRejections } from "../src/contract/promo-codes.ts";
import { NEXT_STEPS, type Rejection } from "../src/contract/rejection.ts";
import { ERROR_CODES, type ErrorCode, REJECTIONS } from "../src/contract/rejections.ts";
import { useRejectionText } from "../src/features/cashbox/payment/rejection.tsx";
import { LaunchRejection } from "../src/features/play/dialogs/rejection.tsx";
import { isBonusCode } from "../src/features/play/use-bonus-money.ts";
import { useFailureText } from "../src/lib/http/failure-text.ts";
import { useGiftErrorText } from "../src/lib/http/gift-error-text.ts";
import { ApiError } from "../src/lib/http/http.ts";
import { usePasskeyErrorText } from "../src/lib/http/passkey-error-text.ts";
import { renderPart } from "./support/component/render.tsx";

const ROOT = join(import.meta.dirname, "..");
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
const findCodes = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, code = ""]) => code))].sort();

const rejectionWith = (code: ErrorCode, more: { retry_after?: number; until?: string } = {}) =>
  new ApiError(
    "http",
    400,
    {
      code,
      message_key: `error.${code}`,
      errors: {},
      request_id: "",
      retry_after: null,
      until: null,
      next: REJECTIONS[code].next,
      ...more,
    },
    code,
  );
function ErrorText({
  error,
  useText,
}: {
  error: unknown;
  useText: () => (error: unknown) => string;
}): ReactNode {
  return useText()(error);
}
const isGiftCode = (code: string) =>
  Object.hasOwn(bonusesRejections, code) || Object.hasOwn(promoCodesRejections, code);
function textHookOf(code: string) {
  if (isGiftCode(code)) return useGiftErrorText;
  if (Object.hasOwn(passkeysRejections, code)) return usePasskeyErrorText;
  return Object.hasOwn(paymentsRejections, code) ? useRejectionText : useFailureText;
}
/** The text that players see for a code, in the place where it occurs. */
const renderError = (error: ApiError): Promise<string> =>
  renderPart(
    Object.hasOwn(launchRejections, error.code) ? (
      <LaunchRejection
        error={error}
        path="/play/a/b"
        hasDemo
        relaunch={() => {}}
        renderFields={() => "the form"}
      />
    ) : (
      <ErrorText error={error} useText={textHookOf(error.code)} />
    ),
  );

describe("every rejection code of the server", () => {
  const thrown = findCodes(sources("server/**/*.ts"), /RequestError\(\s*"([a-z_]+)"/g);

  it("NEW-24 is in the contract, and all the contract's codes are used", () => {
    const ternary = ["session_inactive", "unauthorized"];
    expect([...new Set([...thrown, ...ternary])].sort()).toEqual([...ERROR_CODES].sort());
    for (const { next } of Object.values(REJECTIONS)) expect(NEXT_STEPS).toContain(next);
  });

  it("NEW-24 has wait as its next step if it changes with time, and only then", () => {
    for (const [code, { next, endedBy }] of Object.entries<Rejection>(REJECTIONS))
      if (next === "wait" || endedBy === "time")
        expect([code, next, endedBy]).toEqual([code, "wait", "time"]);
  });

  it.each(ERROR_CODES.filter((code) => code !== "session_inactive"))(
    "NEW-24 %s has an explanation and a next step",
    async (code) => {
      const text = await renderError(rejectionWith(code));
      expect(text.length).toBeGreaterThan(20);
      const fallback = await renderError(rejectionWith("internal_error"));
      if (code !== "internal_error") expect(text).not.toBe(fallback);
      // Two sentences, or one and a link or button: the problem, and the next step.
      const sentences = text
        .replace(/<[^>]+>/g, " ")
        .split(/[.!?:;](?:\s|$)/)
        .filter((part) => part.trim() !== "");
      expect(sentences.length + (text.match(/<a |<button/g) ?? []).length, text).toBeGreaterThanOrEqual(2);
    },
  );

  it("NEW-24 session_inactive has its explanation in the source of the login form", () => {
    const form = sources("src/features/account/sign-in.tsx");
    expect(form).toContain("You were logged out for inactivity. Log in to pick up where you left off.");
  });

  it("NEW-24 codes that change with time are shown with their time", async () => {
    expect(await renderError(rejectionWith("too_many_requests", { retry_after: 42 }))).toContain(
      "42 seconds",
    );
    expect(await renderError(rejectionWith("too_many_requests", { retry_after: 300 }))).toContain(
      "5 minutes",
    );
    const until = "2026-12-24T12:00:00.000Z";
    expect(await renderError(rejectionWith("player_excluded", { until }))).toContain("December 24, 2026");
    expect(
      await renderError(rejectionWith("player_excluded", { until: "9999-12-31T00:00:00.000Z" })),
    ).not.toContain("9999");
  });
});

describe("every rejection code in a game's frame", () => {
  const server = sources("server/reference-game-server/*.ts");
  const wallet = sources("server/modules/wallet/call-state.ts");
  const codes = [
    ...findCodes(server, /GameRejection\("([a-z_]+)"/g),
    ...findCodes(server, /code: "([a-z_]+)"/g),
    ...findCodes(server, /SESSION_OVER = "([a-z_]+)"/g),
    // The wallet's rejections are passed on.
    ...findCodes(/export type Rejection =[^;]+;/.exec(wallet)![0], /"([a-z_]+)"/g),
    "too_many_requests",
    "network",
  ];
  /** Faults of the frame itself; the player can only reopen the game. */
  const FAULTS = [
    "invalid_choice",
    "invalid_seed",
    "invalid_stake",
    "unknown_round",
    "wrong_currency",
    "bet_not_found",
    "not_reversible",
  ];
  const OVER = ["session_expired", "client_session_expired", "unknown_session"];
  const { sessionOver } = textsFor("en");

  it("NEW-24 is found in the sources", () => {
    expect(codes).toEqual(
      expect.arrayContaining(["betting_paused", "too_fast", "client_session_expired", "unsure"]),
    );
    expect(FAULTS.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each([...new Set(codes)])(
    "NEW-24 %s has a text in every language, specific unless the player can only reopen the game",
    (code) => {
      const text = messageFor(textsFor("en"), code);
      // The page around the frame shows them: the reality check, and rejections of bonus money.
      if (code === "reality_check" || isBonusCode(code)) return expect(text).toBe("");
      expect(text === sessionOver).toBe([...FAULTS, ...OVER].includes(code));
      const all = ["en", "de", "fr-CA", "it", "no", "et"].map((locale) => messageFor(textsFor(locale), code));
      expect(new Set(all).size).toBe(6);
      expect(Math.min(...all.map(({ length }) => length))).toBeGreaterThan(20);
    },
  );

  it("NEW-24 PLAY-10 the docs list every code of the wallet for providers", () => {
    const docs = readFileSync(join(ROOT, "docs/api/wallet.md"), "utf8");
    const rejectionCodes = findCodes(/export type Rejection =[^;]+;/.exec(wallet)![0], /"([a-z_]+)"/g);
    const routes = findCodes(
      sources("server/modules/wallet/routes.ts"),
      /(?:BadCall\(\d+, |answer\(\d+, )"([a-z_]+)"/g,
    );
    for (const code of [...rejectionCodes, ...routes]) expect(docs).toContain(`\`${code}\``);
  });
});
