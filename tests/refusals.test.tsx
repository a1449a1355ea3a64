import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { sentenceOf } from "../frames/rejections.ts";
import { textsFor } from "../frames/texts.ts";
import {
  ERROR_CODES,
  type ErrorCode,
  LAUNCH_CODES,
  NEXT_STEPS,
  PAYMENT_CODES,
} from "../src/contract/error.ts";
import { REJECTIONS } from "../src/contract/refusals.ts";
import { useRejectionText } from "../src/features/cashbox/rejection.tsx";
import { LaunchRejection } from "../src/features/play/rejection.tsx";
import { useFailureText } from "../src/lib/http/failure-text.ts";
import { ApiError } from "../src/lib/http/http.ts";
import { renderPart } from "./support/component/render.tsx";

const ROOT = join(import.meta.dirname, "..");
const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !file.includes(".test."))
    .map((file) => readFileSync(join(ROOT, file), "utf8"))
    .join("\n");
const found = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, code = ""]) => code))].sort();

const refusal = (code: ErrorCode, more: { retry_after?: number; until?: string } = {}) =>
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
function Said({ error, useText }: { error: unknown; useText: () => (error: unknown) => string }): ReactNode {
  return useText()(error);
}
const isOneOf = (codes: readonly string[], code: string) => codes.includes(code);
/** What a player reads of a code where it is met. */
const said = (error: ApiError): Promise<string> =>
  renderPart(
    isOneOf(LAUNCH_CODES, error.code) ? (
      <LaunchRejection
        error={error}
        path="/play/a/b"
        hasDemo
        again={() => {}}
        renderFields={() => "the form"}
      />
    ) : (
      <Said error={error} useText={isOneOf(PAYMENT_CODES, error.code) ? useRejectionText : useFailureText} />
    ),
  );

describe("every code that the server refuses with", () => {
  const thrown = found(sources("server/**/*.ts"), /RequestError\(\s*"([a-z_]+)"/g);

  it("NEW-24 is one of the contract's, and each of those is used", () => {
    const ternary = ["session_inactive", "unauthorized"];
    expect([...new Set([...thrown, ...ternary])].sort()).toEqual([...ERROR_CODES].sort());
    expect(Object.keys(REJECTIONS).sort()).toEqual([...ERROR_CODES].sort());
    for (const { next } of Object.values(REJECTIONS)) expect(NEXT_STEPS).toContain(next);
  });

  it("NEW-24 what only waiting changes is said to change with time, or by nobody's knowledge", () => {
    for (const [code, { next, changes }] of Object.entries(REJECTIONS))
      if (next === "wait" || changes === "time")
        expect([code, next, changes]).toEqual([code, "wait", "time"]);
  });

  it.each(ERROR_CODES.filter((code) => code !== "session_inactive"))(
    "NEW-24 %s has a sentence and a way on",
    async (code) => {
      const text = await said(refusal(code));
      expect(text.length).toBeGreaterThan(20);
      const fallback = await said(refusal("internal_error"));
      if (code !== "internal_error") expect(text).not.toBe(fallback);
      // Two sentences, or one and something to press: what it is, and what can be done.
      const sentences = text
        .replace(/<[^>]+>/g, " ")
        .split(/[.!?:;](?:\s|$)/)
        .filter((part) => part.trim() !== "");
      expect(sentences.length + (text.match(/<a |<button/g) ?? []).length, text).toBeGreaterThanOrEqual(2);
    },
  );

  it("NEW-24 the form to sign in says why a session is over and what brings back to it", () => {
    const form = sources("src/features/account/sign-in.tsx");
    expect(form).toContain("You were logged out for inactivity. Log in to pick up where you left off.");
  });

  it("NEW-24 what changes with time is shown with its time", async () => {
    expect(await said(refusal("too_many_requests", { retry_after: 42 }))).toContain("42 seconds");
    expect(await said(refusal("too_many_requests", { retry_after: 300 }))).toContain("5 minutes");
    const until = "2026-12-24T12:00:00.000Z";
    expect(await said(refusal("player_excluded", { until }))).toContain("December 24, 2026");
    expect(await said(refusal("player_excluded", { until: "9999-12-31T00:00:00.000Z" }))).not.toContain(
      "9999",
    );
  });
});

describe("every code that a game's frame can be answered with", () => {
  const server = sources("server/reference-game-server/*.ts");
  const wallet = sources("server/modules/wallet/decide-actions.ts");
  const codes = [
    ...found(server, /(?:GameRejection|refuse)\("([a-z_]+)"/g),
    ...found(server, /code: "([a-z_]+)"/g),
    ...found(server, /SESSION_OVER = "([a-z_]+)"/g),
    // What the wallet refuses is handed on.
    ...found(/export type Rejection =[^;]+;/.exec(wallet)![0], /"([a-z_]+)"/g),
    "too_many_requests",
    "network",
  ];
  /** The frame's own mistakes, of which a player can only open it anew. */
  const FAULTS = [
    "invalid_choice",
    "invalid_seed",
    "invalid_stake",
    "unknown_round",
    "wrong_currency",
    "bet_not_found",
    "not_reversible",
  ];
  const OVER = ["session_expired", "seat_expired", "unknown_session"];
  const { sessionOver } = textsFor("en");

  it("NEW-24 is known to this test", () => {
    expect(codes).toEqual(expect.arrayContaining(["betting_paused", "too_fast", "seat_expired", "unsure"]));
    expect(FAULTS.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each([...new Set(codes)])("NEW-24 %s has a sentence of its own in every language", (code) => {
    const text = sentenceOf(textsFor("en"), code);
    // The page around the frame asks.
    if (code === "reality_check") return expect(text).toBe("");
    expect(text === sessionOver).toBe([...FAULTS, ...OVER].includes(code));
    const all = ["en", "de", "fr-CA", "it", "no", "et"].map((locale) => sentenceOf(textsFor(locale), code));
    expect(new Set(all).size).toBe(6);
    expect(Math.min(...all.map(({ length }) => length))).toBeGreaterThan(20);
  });

  it("NEW-24 PLAY-10 the docs tell providers every code of the wallet", () => {
    const docs = readFileSync(join(ROOT, "docs/api/wallet.md"), "utf8");
    const refused = found(/export type Rejection =[^;]+;/.exec(wallet)![0], /"([a-z_]+)"/g);
    const routes = found(
      sources("server/modules/wallet/routes.ts"),
      /(?:BadCall\(\d+, |answer\(\d+, )"([a-z_]+)"/g,
    );
    for (const code of [...refused, ...routes]) expect(docs).toContain(`\`${code}\``);
  });
});
