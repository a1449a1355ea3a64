import { sign } from "../../server/http/signature.ts";

/** A provider's call, byte for byte, and its response. `#` stands for any `transaction` number. */
export interface Step {
  body: string;
  signature: string;
  status: number;
  answer: Record<string, unknown>;
}

export interface Scenario {
  name: string;
  currency: string;
  /** The player's balances before: minor units of real and bonus money. */
  before: { real: string; bonus: string };
  steps: Step[];
  /** The player's balances afterwards, and the number of ledger entries that the calls have written. */
  after: { real: string; bonus: string; owed: string; unsettled: string; entries: number };
}

export interface Fixtures {
  provider: string;
  secret: string;
  /** Placeholder for a launch's session: a runner may replace it, and then has to sign again. */
  session: string;
  scenarios: Scenario[];
}

export const PROVIDER = "conformance";
export const SECRET = "conformance-secret-of-32-characters!";
export const SESSION = "00000000-0000-4000-8000-000000000001";

type PlayRequest = { actions?: object[]; round?: string; close?: boolean; currency?: string };
type ResponseParts = {
  status?: number;
  balance: string;
  closed?: boolean;
  actions?: [string, string, boolean?][];
  code?: string;
};

export const bet = (id: string, amount: string) => ({ action: "bet", id, amount });
export const win = (id: string, amount: string, more: object = {}) => ({
  action: "win",
  id,
  amount,
  ...more,
});
export const rollback = (id: string, original: string) => ({ action: "rollback", id, original });

/** A scenario; `~` in names stands for its own prefix. */
export function scenario(
  name: string,
  { currency = "EUR", real = "10000", bonus = "0" },
  calls: [PlayRequest, ResponseParts][],
  after: { real?: string; bonus?: string; owed?: string; unsettled?: string; entries: number },
): Scenario {
  const prefix = name
    .replace(/[^a-z]+/gi, "-")
    .toLowerCase()
    .slice(0, 24);
  const addPrefix = (text: string) => text.replaceAll("~", `${prefix}-`);
  return {
    name,
    currency,
    before: { real, bonus },
    steps: calls.map(([request, expected]) => {
      const { actions = [], round = "~round", close, currency: inCurrency = currency } = request;
      const body = addPrefix(
        JSON.stringify({ session: SESSION, currency: inCurrency, round, actions, ...(close && { close }) }),
      );
      const { status = expected.code ? 409 : 200, balance, closed = false, code } = expected;
      const answer = code
        ? { code, balance, currency }
        : {
            balance,
            currency,
            round: addPrefix(round),
            closed,
            actions: (expected.actions ?? []).map(([id, state]) => ({
              id: addPrefix(id),
              transaction: state === "applied" ? "#" : "",
              status: state,
            })),
          };
      return { body, signature: sign(body, SECRET), status, answer };
    }),
    after: { real: "0", bonus: "0", owed: "0", unsettled: "0", ...after },
  };
}

export const applied = (...ids: string[]): [string, string][] => ids.map((id) => [id, "applied"]);

/** All guarantees that a provider may rely on, most important first. */
export const fixtures: Fixtures = {
  provider: PROVIDER,
  secret: SECRET,
  session: SESSION,
  scenarios: [
    scenario(
      "a bet and its win, closed with the win",
      {},
      [
        [{ actions: [bet("~b", "2.50")] }, { balance: "97.50", actions: applied("~b") }],
        [
          { actions: [win("~w", "7.05")], close: true },
          { balance: "104.55", closed: true, actions: applied("~w") },
        ],
      ],
      { real: "10455", entries: 2 },
    ),
    scenario(
      "repeats get the first answer",
      {},
      [
        [{ actions: [bet("~b", "1.00")] }, { balance: "99.00", actions: applied("~b") }],
        [
          { round: "~other", actions: [bet("~c", "50.00")] },
          { balance: "49.00", actions: applied("~c") },
        ],
        [{ actions: [bet("~b", "1.00")] }, { balance: "99.00", actions: applied("~b") }],
      ],
      { real: "4900", entries: 2 },
    ),
    scenario(
      "an id repeated with another amount",
      {},
      [
        [{ actions: [bet("~b", "1.00")] }, { balance: "99.00", actions: applied("~b") }],
        [{ actions: [bet("~b", "1.01")] }, { balance: "99.00", code: "action_conflict" }],
      ],
      { real: "9900", entries: 1 },
    ),
    scenario(
      "a rollback, twice",
      {},
      [
        [{ actions: [bet("~b", "4.00")] }, { balance: "96.00", actions: applied("~b") }],
        [{ actions: [rollback("~r", "~b")] }, { balance: "100.00", actions: applied("~r") }],
        [{ actions: [rollback("~r", "~b")] }, { balance: "100.00", actions: applied("~r") }],
        [{ actions: [rollback("~s", "~b")] }, { balance: "100.00", actions: [["~s", "void"]] }],
      ],
      { real: "10000", entries: 2 },
    ),
    scenario(
      "a rollback before its bet",
      {},
      [
        [{ actions: [rollback("~r", "~b")] }, { balance: "100.00", actions: [["~r", "void"]] }],
        [{ actions: [bet("~b", "4.00")] }, { balance: "100.00", code: "already_rolled_back" }],
      ],
      { real: "10000", entries: 0 },
    ),
    scenario(
      "a win before its bet",
      {},
      [
        [
          { actions: [win("~w", "5.00")], close: true },
          { balance: "100.00", actions: [["~w", "pending"]] },
        ],
        [{ actions: [bet("~b", "1.00")] }, { balance: "104.00", closed: true, actions: applied("~b") }],
        [
          { actions: [win("~w", "5.00")], close: true },
          { balance: "104.00", closed: true, actions: applied("~w") },
        ],
      ],
      { real: "10400", entries: 2 },
    ),
    scenario(
      "a close while a win waits for its bet",
      {},
      [
        [{ actions: [win("~w", "5.00")] }, { balance: "100.00", actions: [["~w", "pending"]] }],
        [{ close: true }, { balance: "100.00" }],
        [{ actions: [bet("~b", "1.00")] }, { balance: "104.00", closed: true, actions: applied("~b") }],
      ],
      { real: "10400", entries: 2 },
    ),
    scenario(
      "two bets in one call after the win that closes their round",
      {},
      [
        [
          { actions: [win("~w", "5.00")], close: true },
          { balance: "100.00", actions: [["~w", "pending"]] },
        ],
        [
          { actions: [bet("~b", "1.00"), bet("~c", "2.00")] },
          { balance: "102.00", closed: true, actions: applied("~b", "~c") },
        ],
      ],
      { real: "10200", entries: 3 },
    ),
    scenario(
      "a batch, all or nothing",
      {},
      [
        [
          { actions: [bet("~a", "60.00"), win("~b", "10.00"), bet("~c", "60.00")] },
          { balance: "100.00", code: "insufficient_funds" },
        ],
        [
          { actions: [bet("~a", "60.00"), win("~b", "20.00"), bet("~c", "60.00")] },
          { balance: "0.00", actions: applied("~a", "~b", "~c") },
        ],
      ],
      { real: "0", entries: 3 },
    ),
    scenario(
      "a closed round",
      {},
      [
        [
          { actions: [bet("~b", "1.00")], close: true },
          { balance: "99.00", closed: true, actions: applied("~b") },
        ],
        [{ close: true }, { balance: "99.00", closed: true }],
        [{ actions: [bet("~c", "1.00")] }, { balance: "99.00", code: "round_closed" }],
        [{ actions: [win("~w", "3.00")] }, { balance: "102.00", closed: true, actions: applied("~w") }],
      ],
      { real: "10200", entries: 2 },
    ),
    scenario(
      "a win of free rounds",
      { real: "0" },
      [
        [
          { actions: [win("~w", "5.00", { campaign: "welcome" })] },
          { balance: "0.00", actions: applied("~w") },
        ],
      ],
      { unsettled: "500", entries: 1 },
    ),
    scenario(
      "real money before bonus money, and wins by their shares",
      { real: "200", bonus: "1000" },
      [
        [{ actions: [bet("~b", "3.00")] }, { balance: "9.00", actions: applied("~b") }],
        [{ actions: [win("~w", "1.00")] }, { balance: "10.00", actions: applied("~w") }],
      ],
      { real: "67", bonus: "933", entries: 2 },
    ),
    scenario(
      "a rollback of a win that was spent",
      { real: "1000" },
      [
        [
          { actions: [bet("~b", "1.00"), win("~w", "20.00")] },
          { balance: "29.00", actions: applied("~b", "~w") },
        ],
        [
          { round: "~other", actions: [bet("~c", "26.00")] },
          { balance: "3.00", actions: applied("~c") },
        ],
        [{ actions: [rollback("~r", "~w")] }, { balance: "0.00", actions: applied("~r") }],
        [
          { round: "~third", actions: [bet("~d", "0.01")] },
          { balance: "0.00", code: "betting_paused" },
        ],
      ],
      { real: "0", owed: "-1700", entries: 4 },
    ),
    scenario(
      "coins to the last minor unit",
      { currency: "BTC", real: "100000000" },
      [[{ actions: [bet("~b", "0.00000001")] }, { balance: "0.99999999", actions: applied("~b") }]],
      { real: "99999999", entries: 1 },
    ),
    scenario(
      "a currency without smaller units",
      { currency: "JPY", real: "500" },
      [[{ actions: [bet("~b", "120")] }, { balance: "380", actions: applied("~b") }]],
      { real: "380", entries: 1 },
    ),
    scenario(
      "another currency than the session's",
      {},
      [
        [
          { currency: "USD", actions: [bet("~b", "1.00")] },
          { balance: "100.00", code: "wrong_currency" },
        ],
      ],
      { real: "10000", entries: 0 },
    ),
  ],
};
