import { afterEach, describe, expect, it, vi } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { CURRENCIES } from "../../../tests/support/data/currencies.ts";
import { currenciesQuery } from "../../api/config.ts";
import { activitySeriesQuery, limitChangesQuery, limitRulesQuery, limitsQuery } from "../../api/limits.ts";
import { playerQuery } from "../../api/player.ts";
import type { LimitRules, UserLimit } from "../../contract/limits.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import { breakOfferOf } from "../../lib/page/break-offer.ts";
import { BreakCard } from "./break-card.tsx";
import { Changes } from "./changes.tsx";
import { LimitLine } from "./limit-line.tsx";
import { LimitOffer } from "./limit-offer.tsx";
import { LimitRejection } from "./limit-rejection.tsx";
import { LimitsPage } from "./limits-page.tsx";
import { PanicButton } from "./panic-button.tsx";
import { useLimitDates, zoneName } from "./use-limit-texts.ts";

const RULES: LimitRules = {
  offered: [
    { type: "deposit", periods: ["day", "week", "month"] },
    { type: "loss", periods: ["day"] },
    { type: "session", periods: ["day"] },
    { type: "coolingoff", periods: ["day", "week"] },
    { type: "selfexclusion", periods: ["6_months", "forever"] },
  ],
  currency: "EUR",
  increase_delay_seconds: 604_800,
  removal_delay_seconds: 604_800,
  until_period_ends: false,
  time_zone: "Europe/Tallinn",
  panic_button: true,
  before_play: "prompted",
  declined: false,
  excluded_until: null,
};
const limit = (overrides: Partial<UserLimit> = {}): UserLimit => ({
  id: 1,
  type: "deposit",
  period: "day",
  state: "active",
  accounts: [{ currency: "EUR", amount_cents: 10_000, current_value_amount_cents: 2_500 }],
  reached: false,
  near: false,
  since: "2026-11-20T22:00:00.000Z",
  resets_at: "2026-11-21T22:00:00.000Z",
  forever: false,
  pending_change: null,
  ...overrides,
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function page(limits: UserLimit[] | null, rules: Partial<LimitRules> = {}) {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  const data: [readonly unknown[], unknown][] = [
    [currenciesQuery.queryKey, CURRENCIES],
    [playerQuery.queryKey, { id: 7 }],
    [limitRulesQuery.queryKey, { ...RULES, ...rules }],
  ];
  if (limits) data.push([limitsQuery.queryKey, limits]);
  return clientWith(data);
}
const render = (limits: UserLimit[] | null, rules: Partial<LimitRules> = {}) =>
  renderPart(<LimitsPage />, page(limits, rules));

describe("the limits page", () => {
  it("LIM-01 LIM-18 LIM-20 shows what is used, when it resets and in which time zone", async () => {
    const html = await render([limit()]);
    expect(html).toContain("€25.00 of €100.00 used");
    expect(html).toMatch(/<progress[^>]*max="10000"[^>]*value="2500"/);
    // Midnight in Tallinn.
    expect(html).toMatch(/Resets on November 22, 2026 at 12:00 AM \(Eastern European Time\)/);
    expect(html).toContain("Days start at midnight (Eastern European Time).");
    expect(html).toContain("takes at least 7 days, then you confirm it");
  });

  it("LIM-03 LIM-14 ANC-01 offers the licence's limits, deposits first", async () => {
    const html = await render([]);
    const at = ["Deposit limit", "Loss limit", "Time limit", "Break", "Self-exclusion"].map((name) =>
      html.indexOf(`>${name}<`),
    );
    expect(at.every((index) => index > 0)).toBe(true);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(html).not.toContain("Betting limit");
    expect(html).toContain("<strong>No limit</strong> <span>Bets minus wins</span>");
    expect(html).toContain("<strong>No limit</strong> <span>Money you add</span>");
    for (const length of ["24 hours", "1 week", "6 months", "Permanent"]) expect(html).toContain(length);
    expect(html).not.toContain("9 months");
  });

  it("LIM-01 LIM-18 shows the last four weeks beside a missing limit, and only the usage of one that is set", async () => {
    const week = { from: "2026-11-16", deposits_cents: 3_000, net_losses_cents: -250, play_minutes: 50 };
    const client = page([]);
    client.setQueryData(activitySeriesQuery.queryKey, {
      currency: "EUR",
      days: [],
      weeks: [{ ...week, deposits_cents: 90_000 }, week, week, week, week],
    });
    const html = (await renderPart(<LimitsPage />, client)).replaceAll("<!-- -->", "");
    for (const amount of ["€120.00", "−€10.00", "3 hr 20 min"])
      expect(html).toContain(`Last 4 weeks: ${amount}`);
    client.setQueryData(limitsQuery.queryKey, [limit()]);
    const withLimit = (await renderPart(<LimitsPage />, client)).replaceAll("<!-- -->", "");
    expect(withLimit).not.toContain("€120.00");
    expect(withLimit).toContain("Last 4 weeks: −€10.00");
  });

  it("LIM-05 LIM-16 shows a requested change, and that it isn't in force yet", async () => {
    const pendingChange = {
      to: { currency: "EUR", amount_cents: 50_000 },
      requested_at: "2026-11-21T12:00:00.000Z",
      confirm_from: "2099-11-28T12:00:00.000Z",
      confirm_until: "2099-12-05T12:00:00.000Z",
    };
    const html = await render([limit({ state: "unconfirmed", pending_change: pendingChange })]);
    expect(html).toContain("You asked for €500.00.");
    expect(html).toContain("Nothing changes until you confirm it");
    expect(html).toContain("Keep my limit");
    const removalHtml = await render([
      limit({ state: "unconfirmed_disable", pending_change: { ...pendingChange, to: null } }),
    ]);
    expect(removalHtml).toContain("You asked to remove this limit.");
    expect(removalHtml).not.toContain(">Remove<");
    const open = await render([
      limit({
        state: "unconfirmed",
        pending_change: { ...pendingChange, confirm_from: "2020-01-01T00:00:00.000Z" },
      }),
    ]);
    expect(open).toContain("use the link in our email by");
  });

  it("LIM-07 names the period of each reached limit", async () => {
    const html = await render([
      limit({ type: "loss", reached: true }),
      limit({ id: 2, type: "loss", period: "week", reached: true }),
    ]);
    expect(html).toContain("Loss limit (Daily): it resets on");
    expect(html).toContain("Loss limit (Weekly): it resets on");
  });

  it("ANC-44 LIM-07 warns when a limit is near or reached", async () => {
    const near = await render([limit({ near: true })]);
    expect(near).toContain("You've used most of it.");
    expect(near).not.toContain("You've reached a limit");
    const reachedHtml = await render([limit({ near: true, reached: true })]);
    expect(reachedHtml).toContain("You've reached a limit you set.");
    expect(reachedHtml).toContain("Limit reached. You can deposit again on");
    const play = await render([limit({ type: "loss", near: true, reached: true })]);
    expect(play).toContain("Limit reached. Real-money games are locked until");
  });

  it("ANC-07 shows the single bet limit without a meter or a reset date", async () => {
    const rules = {
      offered: [...RULES.offered, { type: "single_stake" as const, periods: ["bet" as const] }],
    };
    const account = { currency: "EUR", amount_cents: 200, current_value_amount_cents: 0 };
    const stakes = { type: "single_stake", period: "bet", resets_at: "9999-12-31T00:00:00.000Z" } as const;
    const html = await render([limit({ ...stakes, accounts: [account] })], rules);
    expect(html).toContain("Single bet limit");
    expect(html).toContain("Per bet");
    expect(html).toContain("Up to €2.00");
    expect(html).not.toContain("<progress");
    expect(html).not.toContain("Resets");
    expect(html).not.toContain("Add another");
  });

  it("LIM-03 shows time limits in minutes", async () => {
    const account = { currency: null, amount_cents: 60, current_value_amount_cents: 1 };
    expect(await render([limit({ type: "session", accounts: [account] })])).toContain(
      "1 minute of 60 minutes used",
    );
  });

  it("LIM-19 shows until when games are locked, or that they are locked permanently", async () => {
    const until = await render([], { excluded_until: "2026-12-01T10:00:00.000Z" });
    expect(until).toContain("Real-money games are locked until December 1, 2026");
    const forever = await render([], { excluded_until: "9999-12-31T00:00:00.000Z" });
    expect(forever).toContain("Real-money games are locked permanently.");
  });

  it("shows a skeleton until limits are loaded, with breaks available", async () => {
    const html = await render(null);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain("Self-exclusion");
  });

  it("LIM-05 states the wait for a removal when it's longer than for a raise", async () => {
    const html = await render([], { increase_delay_seconds: 86_400, removal_delay_seconds: 259_200 });
    expect(html).toContain("Raising one takes at least 24 hours, removing one at least 3 days");
    expect(await render([])).toContain("Raising or removing one takes at least 7 days");
  });

  it("mentions the wait for the current period only where the licence requires it", async () => {
    expect(await render([], { until_period_ends: true })).toContain(
      "A raise also waits until the current day",
    );
    expect(await render([])).not.toContain("A raise also waits");
  });
});

it.each([
  ["America/Toronto", "en-CA", "Eastern Time"],
  ["America/Toronto", "fr-CA", "heure de l’Est"],
  ["Europe/Tallinn", "de", "Osteuropäische Zeit"],
  ["UTC", "en", "UTC"],
  ["Etc/GMT+3", "it", "Etc/GMT+3"],
])("LIM-18 names the time zone %s in %s: %s", (timeZone, tag, name) => {
  expect(zoneName(timeZone, tag)).toBe(name);
});

const Moment = ({ timeZone }: { timeZone: string | undefined }) =>
  useLimitDates(timeZone)("2026-11-22T05:00:00Z");

describe("the time zone of a limit's times", () => {
  const textOf = (timeZone: string | undefined, locale: LocaleCode) =>
    renderPart(<Moment timeZone={timeZone} />, page([]), locale);

  it.each<[LocaleCode, string]>([
    ["en", "November 22, 2026 at 12:00 AM (Eastern Time)"],
    ["en-AU", "22 November 2026 at 12:00 am (Eastern Time)"],
    ["en-CA", "November 22, 2026 at 12:00 AM (Eastern Time)"],
    ["de", "22. November 2026 um 00:00 (Nordamerikanische Ostküstenzeit)"],
    ["et", "22. november 2026, kell 00:00 (Idaranniku aeg)"],
  ])("LIM-18 is named in full in %s where the player's clock differs", async (locale, text) => {
    expect((await textOf("America/Toronto", locale)).replaceAll(/\s/g, " ")).toBe(text);
  });

  it("LIM-18 isn't named where it is the player's, or while it is unknown", async () => {
    const here = new Intl.DateTimeFormat("en").resolvedOptions().timeZone;
    for (const timeZone of [here, undefined])
      expect(await textOf(timeZone, "en")).toMatch(/^November 22, 2026 at \d+:\d\d\s[AP]M$/);
  });
});

it("LIM-19 ANC-10 stops with one tap where the licence requires it, and elsewhere offers breaks in their card alone", async () => {
  expect(await render([])).toContain("Stop for 24 hours<");
  const html = await render([], { panic_button: false });
  expect(html).not.toContain("Stop for 24 hours<");
  expect(html.match(/>24 hours</g)).toHaveLength(1);
});

describe("the panic button", () => {
  const button = (rules: Partial<LimitRules>) => renderPart(<PanicButton />, page([], rules));

  it("ANC-10 is shown where the licence requires it, unless a break is active", async () => {
    expect(await button({})).toContain("Stop for 24 hours");
    expect(await button({ panic_button: false })).not.toContain("Stop for 24 hours");
    expect(await button({ excluded_until: "2026-12-01T10:00:00.000Z" })).not.toContain("Stop for 24 hours");
  });
});

describe("the limit line", () => {
  const line = (limits: UserLimit[], types: UserLimit["type"][]) =>
    renderPart(<LimitLine types={types} />, page(limits));
  const used = (current_value_amount_cents: number, amount_cents = 10_000) => [
    { currency: "EUR", amount_cents, current_value_amount_cents },
  ];

  it("LIM-20 shows the tightest limit of its types: usage, amount and reset time", async () => {
    const limits = [
      limit({ id: 1, accounts: used(1_000) }),
      limit({ id: 2, period: "week", accounts: used(45_000, 50_000) }),
      limit({ id: 3, type: "loss", accounts: used(9_999) }),
    ];
    const html = await line(limits, ["deposit"]);
    expect(html).toContain("€450.00 of €500.00 used");
    expect(html).toContain("Deposit limit, Weekly");
    expect(html).toContain("Resets on");
    expect(html).not.toContain("€99.99");
    expect(await line(limits, ["loss", "wager", "session"])).toContain("€99.99 of €100.00 used");
  });

  it("ANC-03 links to the limits when none is set", async () => {
    expect(await line([], ["deposit"])).toMatch(/data-popup="limits"[^>]*>Set a limit</);
  });
});

describe("the limit offer before the first deposit", () => {
  const offer = (limits: UserLimit[], rules: Partial<LimitRules>, isAsking = true) =>
    renderPart(
      <LimitOffer isAsking={isAsking}>
        <p>the amount</p>
      </LimitOffer>,
      page(limits, rules),
    );

  it("ANC-02 follows the amount with two equal answers where the licence prompts, and replaces them where it requires a limit", async () => {
    const html = await offer([], { before_play: "prompted" });
    expect(html).toContain("Set a deposit limit?");
    // As on the limits page.
    expect(html).toContain("raising it takes at least 7 days, then you confirm it.");
    expect(html.indexOf("the amount")).toBeLessThan(html.indexOf("Set a deposit limit?"));
    const [set, decline] = ["Set a limit", "No limit for now"].map(
      (name) => new RegExp(`<button[^>]*class="([^"]*)"[^>]*>${name}<`).exec(html)?.[1],
    );
    expect(set).toBeTruthy();
    expect(set).toBe(decline);
    const required = await offer([], { before_play: "required" });
    expect(required).toContain("Set a deposit limit first");
    expect(required).not.toContain("the amount");
    expect(required).not.toContain("No limit for now");
    // Before the amount, only a required one comes.
    expect(await offer([], { before_play: "prompted" }, false)).not.toContain("Set a deposit limit?");
    expect(await offer([], { before_play: "required" }, false)).toContain("Set a deposit limit first");
  });

  it("ANC-02 isn't repeated once declined, except where a limit is required", async () => {
    expect(await offer([], { declined: true })).not.toContain("Set a deposit limit");
    expect(await offer([], { declined: true, before_play: "required" })).toContain(
      "Set a deposit limit first",
    );
  });

  it("ANC-02 is skipped when a limit is set or the licence neither prompts for one nor requires it", async () => {
    expect(await offer([limit()], { before_play: "required" })).toContain("the amount");
    expect(await offer([], { before_play: "offered" })).toContain("the amount");
  });
});

describe("a limit rejection", () => {
  const renderRejection = (overrides: object) => {
    const limit = {
      type: "loss",
      period: "day",
      reached: false,
      remaining_cents: 300,
      currency: "EUR",
      resets_at: "2026-11-21T22:00:00.000Z",
      remedies: ["less", "wait"],
      ...overrides,
    } as Parameters<typeof LimitRejection>[0]["limit"];
    return renderPart(<LimitRejection limit={limit} />, page([]));
  };

  it("NEW-24 shows which limit, what remains and until when, with a link to limits", async () => {
    const html = await renderRejection({});
    expect(html).toMatch(/Loss limit \(Daily\): €3.00 left until November 22, 2026/);
    expect(html).toContain('href="/profile/limits"');
    expect(await renderRejection({ reached: true, remaining_cents: 0 })).toContain(
      "Loss limit (Daily) reached.",
    );
    expect(await renderRejection({ type: "selfexclusion", resets_at: "9999-12-31T00:00:00.000Z" })).toContain(
      "permanently",
    );
  });
});

it("ANC-14 the history lists limit changes in order", async () => {
  const client = page([]);
  const base = {
    type: "deposit",
    period: "day",
    at: "2026-11-20T10:00:00.000Z",
    ends_at: null,
    in_force_at: null,
  };
  client.setQueryData(limitChangesQuery.queryKey, [
    {
      ...base,
      id: 2,
      kind: "raise",
      from: { currency: "EUR", amount_cents: 100 },
      to: { currency: "EUR", amount_cents: 900 },
    },
    { ...base, id: 1, kind: "break", type: "coolingoff", period: "week", from: null, to: null },
  ] as never);
  const html = await renderPart(<Changes timeZone="UTC" />, client);
  expect(html).toContain("Deposit limit, Daily: increase requested (€1.00 → €9.00)");
  expect(html).toContain("Break, 1 week: started");
});

it("ANC-08 the break card offers only the licence's lengths, in its order", async () => {
  const offered = [
    { type: "coolingoff", periods: ["day", "week", "month", "2_months", "3_months"] } as const,
  ];
  const rules = { ...RULES, offered: offered.map((one) => ({ ...one, periods: [...one.periods] })) };
  const html = await renderPart(<BreakCard offer={breakOfferOf(7, rules)} type="coolingoff" />);
  const lengths = [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, text]) => text);
  expect(lengths).toEqual(["24 hours", "1 week", "1 month", "2 months", "3 months"]);
  expect(await renderPart(<BreakCard offer={breakOfferOf(7, rules)} type="selfexclusion" />)).not.toContain(
    "<button",
  );
});
