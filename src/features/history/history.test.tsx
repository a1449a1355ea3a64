import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { accountsQuery } from "../../api/account.ts";
import { currenciesQuery } from "../../api/config.ts";
import { roundsQuery } from "../../api/rounds.ts";
import { receiptQuery, statementFile, statementQuery } from "../../api/statement.ts";
import type { PlayedGame } from "../../contract/history.ts";
import type { Round, Rounds } from "../../contract/rounds.ts";
import type { Receipt, Statement as StatementPage } from "../../contract/statement.ts";
import { chainText } from "../../rules/ledger/chain-text.ts";
import { periodStart } from "../../rules/limits/periods.ts";
import { GamesHistory } from "./games-history.tsx";
import { Statement } from "./statement.tsx";

const NOW = Date.UTC(2026, 10, 21, 12);
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const GAME: PlayedGame = {
  identifier: "luna/moon",
  title: "Moon",
  provider_title: "Luna",
  path: "/play/luna/moon",
  preview: "/art/games/1/a",
  tone: 3,
};
const filter = { from: periodStart("30d", NOW) };

describe("the game history", () => {
  const round: Round = {
    id: 7,
    name: "r-7",
    server: "reference",
    game: GAME,
    state: "closed",
    currency: "EUR",
    conversion: null,
    stake_cents: 100,
    win_cents: 250,
    net_cents: 150,
    opened_at: "2026-11-21T11:00:00.000Z",
    closed_at: "2026-11-21T11:00:05.000Z",
    is_bonus_spin: false,
    verifiable: true,
  };
  const totals = [{ currency: "EUR", rounds: 2, stake_cents: 200, win_cents: 250, net_cents: 50 }];
  const render = (page: Partial<Rounds>) =>
    renderPart(
      <GamesHistory />,
      clientWith([
        [currenciesQuery.queryKey, CURRENCIES],
        [
          roundsQuery(filter).queryKey,
          { pages: [{ rounds: [], next: null, totals: [], ...page }], pageParams: [undefined] },
        ],
      ]),
    );

  it("PLAY-11 ANC-56 names bonus spins as such, and what they won", async () => {
    const spin: Round = { ...round, is_bonus_spin: true, stake_cents: 0, win_cents: 80, net_cents: 80 };
    const html = await render({ rounds: [spin], totals });
    expect(html).toContain("Bonus spin, won €0.80");
    expect(html).not.toContain("Bet €0.00");
  });

  it("PLAY-11 lists rounds by day with game, bet, win and result, and the period's totals", async () => {
    const open: Round = { ...round, id: 8, state: "open", opened_at: "2026-11-18T11:00:00.000Z" };
    const html = await render({ rounds: [round, open], totals });
    for (const text of ["Moon", "Bet €1.00, won €2.50", "+€1.50", "In progress", "€2.00", "+€0.50"])
      expect(html).toContain(text);
    expect(html.match(/<h3>[^<]+2026<\/h3>/g)).toHaveLength(2);
    expect(html).toContain('data-sign="gain"');
    expect(html).toContain("round=7");
    expect(html).not.toContain("Show more");
  });

  it("AMB-MON-07 PLAY-11 shows the currency in which a round with coins was played", async () => {
    const conversion = { played: "EUR", rate: 16_666_666 };
    const html = await render({ rounds: [{ ...round, currency: "BTC", conversion }], totals });
    expect(html).toMatch(/ · EUR</);
  });

  it("PLAY-11 shows a loss with a minus, and a button for more", async () => {
    const html = await render({ rounds: [{ ...round, win_cents: 0, net_cents: -100 }], totals, next: "1.1" });
    expect(html).toContain("−€1.00");
    expect(html).toContain('data-sign="loss"');
    expect(html).toContain("Show more");
  });

  it("PLAY-11 says when there are no rounds, with links to games and other periods", async () => {
    const html = await render({});
    expect(html).toContain("No rounds in this period");
    expect(html).toContain("Browse games");
    expect(html.match(/period=(today|7d|30d|3m|12m)/g)).toHaveLength(5);
  });
});

describe("the statement", () => {
  function receipt(number: number, before: number, amount: number, previous_hash: string): Receipt {
    const draft: Receipt = {
      number,
      time: `2026-11-21T11:0${number}:00.000Z`,
      kind: number === 1 ? "adjustment" : "bet",
      currency: "EUR",
      changes: [
        { balance_type: "real", amount_cents: amount, before_cents: before, after_cents: before + amount },
      ],
      total: { before_cents: before, after_cents: before + amount },
      cause: number === 1 ? { reason: "Welcome" } : {},
      game: number === 1 ? null : GAME,
      round: number === 1 ? null : 7,
      hash: "",
      previous_hash,
      chain: {
        player_id: 1,
        account_id: 2,
        key: `k${number}`,
        reverses: null,
        postings: [
          ["purse:real", String(amount)],
          ["house:games", String(-amount)],
        ],
      },
    };
    const text = chainText(previous_hash, {
      ...draft,
      playerId: 1,
      accountId: 2,
      key: `k${number}`,
      reverses: null,
      at: Date.parse(draft.time),
      postings: draft.chain.postings,
    });
    return { ...draft, hash: createHash("sha256").update(text).digest("hex") };
  }
  const first = receipt(1, 0, 1_000, "");
  const second = receipt(2, 1_000, -250, first.hash);
  const balances = {
    currency: "EUR",
    real_cents: 750,
    bonus_cents: 0,
    reserved_cents: 0,
    owed_cents: 0,
    unsettled_cents: 0,
  };
  const now = { accounts: [balances], number: 2, hash: second.hash };
  const account = {
    id: 2,
    currency: "EUR",
    active: true,
    amount_cents: 750,
    available_to_cashout_cents: 750,
    bonus_cents: 0,
    reserved_cents: 0,
    owed_cents: 0,
    unsettled_cents: 0,
    wagering_cents: 0,
    wagered_cents: 0,
    version: 2,
  };
  const render = (page: Partial<StatementPage> = {}, displayedChanges: object = {}, path = "/") =>
    renderPart(
      <Statement />,
      clientWith([
        [currenciesQuery.queryKey, CURRENCIES],
        [accountsQuery.queryKey, [{ ...account, ...displayedChanges }]],
        [receiptQuery("2").queryKey, second],
        [
          statementQuery(filter).queryKey,
          { pages: [{ receipts: [second, first], next: null, now, ...page }], pageParams: [undefined] },
        ],
      ]),
      "en",
      path,
    );

  it("NEW-06 CAT-34 reserves space for the hash check's result until it is known", async () => {
    expect(await render()).toMatch(/<span class="[^"]*awaited[^"]*">None were changed, left out or moved/);
  });

  it("NEW-06 shows that it recomputed the balance and that it matches, with the amounts", async () => {
    const html = await render();
    expect(html).toContain('data-check="agrees"');
    expect(html).toContain("Verified – everything adds up");
    expect(html).toContain("added up 2 receipts");
    for (const text of ["Bet · Moon", "Correction · Welcome", "−€2.50", "€7.50", "Receipt 2"])
      expect(html).toContain(text);
    expect(html).not.toContain("data-wrong");
  });

  it("NEW-06 writes all negative amounts with the same minus sign", async () => {
    const html = await render({ receipts: [receipt(1, 0, -250, "")] });
    expect(html).toContain("−€2.50");
    expect(html).not.toContain("-€");
  });

  it("NEW-06 shows a receipt with its balance types, its round and both hashes", async () => {
    const html = await render();
    expect(html).toContain("Real money");
    expect(html).toContain("round=7");
    expect(html.split(first.hash)).toHaveLength(3);
    expect(html).toContain(second.hash);
  });

  it("NEW-06 CASH-32 opens only the receipt in the address, with a link to all receipts", async () => {
    const html = await render({}, {}, "/?receipt=2");
    expect(html).toMatch(/<details[^>]*open=""[^>]*data-receipt="2"/);
    expect(html).toContain("All receipts");
    expect(html).not.toContain("Verified – everything adds up");
    expect(html).not.toContain('data-receipt="1"');
  });

  it("NEW-06 shows which receipt doesn't match, why, and a link to support", async () => {
    const wrongReceipt = { ...second, total: { before_cents: 1_100, after_cents: 850 } };
    const html = await render({ receipts: [wrongReceipt, first] });
    expect(html).toContain('data-check="disagrees"');
    expect(html).toContain("Receipt 2 doesn't match.");
    expect(html).toContain("Its opening balance doesn't match the previous receipt.");
    expect(html).toContain('data-popup="support"');
    expect(html).toMatch(/data-wrong="" data-receipt="2"/);
    expect(html).not.toContain("Verified – everything adds up");
  });

  it.each([
    ["the account's balance differs", { now: { ...now, accounts: [{ ...balances, real_cents: 751 }] } }, {}],
    ["the header shows a different balance of the same version", {}, { amount_cents: 751 }],
  ])("NEW-06 doesn't match when %s", async (_, page, displayedChanges) => {
    expect(await render(page, displayedChanges)).toContain("Your balance doesn't match your receipts");
  });

  it("NEW-06 ignores a header balance of another version", async () => {
    expect(await render({}, { amount_cents: 751, version: 3 })).toContain("Verified – everything adds up");
  });

  it("NEW-06 offers the period as files through plain links", async () => {
    const html = await render();
    for (const format of ["csv", "json"] as const)
      expect(html).toContain(`href="${statementFile(filter, format).replaceAll("&", "&amp;")}" download`);
  });

  it("NEW-06 says when nothing has changed", async () => {
    const html = await render({ receipts: [] });
    expect(html).toContain("No balance changes in this period");
    expect(html).not.toContain("data-check");
  });
});
