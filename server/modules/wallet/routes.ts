import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as v from "valibot";
import { FOREVER } from "../../../src/rules/limits/limit-windows.ts";
import type { LimitUsage } from "../../../src/rules/limits/limits.ts";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { readBody } from "../../http/body.ts";
import type { AppEnv } from "../../http/env.ts";
import { sendJson, setHeader } from "../../http/headers.ts";
import { isSigned, type SharedSecret } from "../../http/signature.ts";
import { readAmount } from "./amounts.ts";
import { type Action, WalletRejection } from "./call-state.ts";
import {
  BalanceRequestSchema,
  type LaunchAnswer,
  LaunchAnswerSchema,
  LaunchRequestSchema,
  type PlayAnswer,
  PlayAnswerSchema,
  type PlayRequest,
  PlayRequestSchema,
} from "./schema.ts";
import { UnknownSession, type Wallet } from "./service.ts";

const MAX_BODY = 64 * 1024;

export interface WalletRoutesDeps {
  wallet: Wallet;
  /** Shared secrets by provider name. */
  secrets: ReadonlyMap<string, SharedSecret>;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
  /** Consumes a launch token. @returns undefined if it is unknown, used, expired or another provider's */
  redeem: (token: string, provider: string) => Promise<LaunchAnswer | undefined>;
}

/** A malformed call; repeating it won't help. */
class BadCall extends Error {
  override name = "BadCall";
  readonly status: ContentfulStatusCode;
  readonly code: string;

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw new BadCall(400, "bad_request", "the body isn't JSON");
  }
}

function parse<S extends v.GenericSchema>(schema: S, body: Buffer): v.InferOutput<S> {
  const result = v.safeParse(schema, parseJson(body));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new BadCall(400, "bad_request", `${v.getDotPath(issue) ?? "the body"}: ${issue.message}`);
}

/** The limit behind a rejected bet, as the provider sees it; `resets_at` is null if the limit never resets. */
const presentLimit = ({ type, period, resetsAt }: LimitUsage) => ({
  type,
  period,
  resets_at: resetsAt < FOREVER ? new Date(resetsAt).toISOString() : null,
});

/** Registers the wallet API for game providers. Calls are signed and don't come from browsers. */
export function walletRoutes(
  app: Hono<AppEnv>,
  { wallet, secrets, subunits, redeem }: WalletRoutesDeps,
): void {
  async function signedBody(c: Context): Promise<{ provider: string; body: Buffer }> {
    const provider = c.req.header("x-provider") ?? "";
    const body = await readBody(c, MAX_BODY);
    const secret = secrets.get(provider);
    // Answer unknown providers the same way, so that their names can't be probed.
    if (secret === undefined || !isSigned(body, c.req.header("x-signature") ?? "", secret))
      throw new BadCall(401, "invalid_signature", "x-signature doesn't match x-provider and the body");
    return { provider, body };
  }

  const unitsOf = async (currency: string): Promise<number> => {
    const units = (await subunits()).get(currency);
    if (units === undefined) throw new BadCall(400, "bad_request", "currency: unknown");
    return units;
  };

  function actionsOf({ actions }: PlayRequest, units: number): Action[] {
    return actions.map((action, i): Action => {
      if (action.action === "rollback")
        return { kind: "rollback", name: action.id, original: action.original };
      const amount = readAmount(action.amount, units);
      if (amount === undefined)
        throw new BadCall(400, "bad_request", `actions.${i}.amount: zero, too large, or too many decimals`);
      return action.action === "bet"
        ? { kind: "bet", name: action.id, amount }
        : { kind: "win", name: action.id, amount, campaign: action.campaign ?? null };
    });
  }

  async function play(c: Context<AppEnv>): Promise<PlayAnswer> {
    const { provider, body } = await signedBody(c);
    const request = parse(PlayRequestSchema, body);
    const { currency, round, close } = request;
    const units = await unitsOf(currency);
    const actions = actionsOf(request, units);
    const result = await wallet.play(provider, request.session, { currency, round, actions, close });
    return {
      balance: toDecimal(result.balance, units),
      currency,
      round,
      closed: result.closed,
      actions: result.answers.map(({ name, entryId, status }) => ({
        id: name,
        transaction: entryId === null ? "" : String(entryId),
        status,
      })),
    };
  }

  async function balance(c: Context<AppEnv>) {
    const { provider, body } = await signedBody(c);
    const { session } = parse(BalanceRequestSchema, body);
    const { balance, open, ...rest } = await wallet.balance(provider, session);
    const { currency, loginDigest } = rest.session;
    // The game frame may outlive the player's session: the device may have another user now.
    if (loginDigest === null) throw new WalletRejection("session_expired", { balance, currency });
    return { balance: toDecimal(balance, await unitsOf(currency)), currency, open };
  }

  /** Maps errors to responses. Only server faults (5xx) are worth a retry. */
  async function reject(c: Context<AppEnv>, error: unknown): Promise<Response> {
    const answer = (status: ContentfulStatusCode, code: string, message: string, more: object = {}) =>
      sendJson(c, { code, message, ...more }, status);
    if (error instanceof BadCall) return answer(error.status, error.code, error.message);
    if (error instanceof UnknownSession) return answer(404, "unknown_session", "unknown session");
    if (error instanceof WalletRejection) {
      const { currency } = error;
      const balance = toDecimal(error.balance, await unitsOf(currency));
      const limit = error.limit && { limit: presentLimit(error.limit.limit) };
      const maxBet = error.maxBet !== null && { max_bet: toDecimal(error.maxBet, await unitsOf(currency)) };
      return answer(409, error.code, "nothing was done", { balance, currency, ...limit, ...maxBet });
    }
    throw error;
  }

  const serve = (path: string, handle: (c: Context<AppEnv>) => Promise<object>) =>
    app.post(path, async (c) => {
      setHeader(c, "cache-control", "no-store");
      try {
        const answer = await handle(c);
        return sendJson(c, answer);
      } catch (error) {
        return reject(c, error);
      }
    });

  serve("/wallet/v1/play", async (c) => {
    const answer = await play(c);
    if (c.get("checkAnswers")) v.parse(PlayAnswerSchema, answer);
    return answer;
  });
  serve("/wallet/v1/balance", balance);
  serve("/wallet/v1/launch", async (c) => {
    const { provider, body } = await signedBody(c);
    const answer = await redeem(parse(LaunchRequestSchema, body).launch, provider);
    if (!answer) throw new BadCall(404, "unknown_launch", "the launch token is unknown, used or expired");
    if (c.get("checkAnswers")) v.parse(LaunchAnswerSchema, answer);
    return answer;
  });
}
