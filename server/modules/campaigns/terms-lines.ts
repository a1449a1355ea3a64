import * as v from "valibot";
import type { CampaignBody, Contributions } from "../../../src/contract/campaigns.ts";
import type { LocaleCode } from "../../../src/contract/locale.ts";
import { formatTag } from "../../../src/rules/locales/locales.ts";
import { moneyText } from "../../../src/rules/money/money-text.ts";
import type { GiveTerms, WageringTerms } from "../../../src/rules/rewards/clamp-terms.ts";
import { readTexts } from "../../core/texts.ts";
import type { OfferTerms } from "./offers.ts";

const textsOf = readTexts(import.meta.dirname, v.record(v.string(), v.string()));

export interface LineContext {
  locale: LocaleCode;
  /** Minor units per unit of the terms' currency. */
  subunits: number;
  /** Title of a game by its identifier. */
  titleOf: (game: string) => string;
  timeZone: string;
  hasSavedState: boolean;
}

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

/** Formats of one language. */
function wordsOf({ locale, subunits, timeZone, hasSavedState }: LineContext, currency: string) {
  const tag = formatTag(locale);
  const texts = textsOf(locale);
  const number = new Intl.NumberFormat(tag);
  const say: Say = (key, values = {}) =>
    texts[key]!.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  return {
    say,
    hasSavedState,
    number: (value: number) => number.format(value),
    percent: (value: number) => new Intl.NumberFormat(tag, { style: "percent" }).format(value / 100),
    days: (value: number) =>
      new Intl.NumberFormat(tag, { style: "unit", unit: "day", unitDisplay: "long" }).format(value),
    date: (iso: string) =>
      new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(iso)),
    money: (amount: bigint) => moneyText(amount, { tag, currency, subunits }),
  };
}
type Words = ReturnType<typeof wordsOf>;

/** True if every game counts in full. */
const countsInFull = ({ default: standard, categories, providers, games }: Contributions) =>
  [standard, ...[categories, providers, games].flatMap((one) => Object.values(one))].every(
    (contribution) => contribution === 10_000,
  );

function wageringLines(terms: WageringTerms, key: "wagering" | "spins_wagering", words: Words): string[] {
  const { say, number, days, money, hasSavedState } = words;
  return [
    say(key, { multiplier: number(terms.multiplier / 100), days: days(terms.days) }),
    ...(terms.maxBet === null ? [] : [say("max_bet", { amount: money(terms.maxBet) })]),
    ...(terms.maxWin === null ? [] : [say("max_win", { amount: money(terms.maxWin) })]),
    ...(countsInFull(terms.contributions) ? [] : [say("contributions")]),
    ...(hasSavedState ? [say("saves_state")] : []),
    ...(terms.endsOnWithdrawal ? [say("ends_on_withdrawal")] : []),
  ];
}

function giveLines(give: GiveTerms, words: Words, titleOf: LineContext["titleOf"]): string[] {
  const { say, number, percent, days, money } = words;
  if (give.kind === "cash") return [say("cash", { amount: money(give.amount) })];
  if (give.kind === "points") return [say("points", { points: number(give.points) })];
  const activation = say("activation", { days: days(give.activatableDays) });
  if (give.kind === "bonus")
    return [
      give.percent === null
        ? say("bonus_fixed", { amount: money(give.amount) })
        : say("bonus_percent", { percent: percent(give.percent), amount: money(give.amount) }),
      ...wageringLines(give.wagering, "wagering", words),
      ...(give.activation === "by_player" ? [activation] : []),
    ];
  const spins = { count: number(give.count), amount: money(give.bet), game: titleOf(give.game) };
  return [
    say("spins", spins),
    activation,
    say("spins_days", { days: days(give.days) }),
    ...(give.maxWin === null ? [] : [say("max_win", { amount: money(give.maxWin) })]),
    ...(give.wagering === null ? [say("spins_cash")] : wageringLines(give.wagering, "spins_wagering", words)),
  ];
}

function triggerLines(body: CampaignBody, terms: OfferTerms, { say, money }: Words): string[] {
  if (body.kind !== "deposit_bonus") return [];
  const { deposit, code } = body.trigger;
  return [
    ...(deposit === "any" ? [] : [say(`deposit_${deposit}`)]),
    say("deposit", { amount: money(terms.minDeposit!) }),
    ...(code === null ? [] : [say("code", { code })]),
  ];
}

/** A campaign's terms in plain words, a condition each. */
export function termsLines(body: CampaignBody, terms: OfferTerms, context: LineContext): string[] {
  const words = wordsOf(context, terms.currency);
  return [
    ...triggerLines(body, terms, words),
    ...terms.gives.flatMap((give) => giveLines(give, words, context.titleOf)),
    ...(body.kind === "deposit_bonus" ? [words.say("own_money")] : []),
    ...(body.valid_to === null ? [] : [words.say("ends", { date: words.date(body.valid_to) })]),
  ];
}
