import type { CampaignBody, CampaignGive, CampaignText } from "../../contract/campaigns.ts";
import type { LocaleCode } from "../../contract/locale.ts";
import { freeWord, pressureWord } from "./campaign-words.ts";

/** What campaigns may name. */
export interface CampaignFacts {
  licences: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  currencies: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  /** Provider by identifier of a game. */
  games: ReadonlyMap<string, string>;
}

/** Stable codes of faults in a campaign that its schema can't see. */
export const CAMPAIGN_FAULTS = [
  "ends_before_start",
  "unknown_licence",
  "unknown_country",
  "unknown_currency",
  "unknown_category",
  "unknown_provider",
  "unknown_game",
  "game_of_other_provider",
  "percent_without_deposit",
  "html",
  "pressure_word",
  "free_with_wagering",
  "two_bonuses",
] as const;
export type CampaignFaultCode = (typeof CAMPAIGN_FAULTS)[number];

export interface CampaignFault {
  /** Dot path of the property. */
  path: string;
  code: CampaignFaultCode;
}

const MARKUP = /<[a-z!/?]|&(#\d+|#x[0-9a-f]+|[a-z]+);/i;

/** Requirement of a reward; null where the player owns it without one. */
export const wageringOf = (give: CampaignGive) =>
  give.kind === "bonus" || give.kind === "freespins" ? give.wagering : null;

/** True if the texts may not say "free", because a part of the campaign must be wagered. */
export const hasWagering = (body: CampaignBody): boolean =>
  body.gives.some((give) => wageringOf(give) !== null);

/** Texts of a campaign by locale. */
export const textsOf = (body: CampaignBody) =>
  Object.entries(body.texts).filter(([, text]) => text !== undefined) as [LocaleCode, CampaignText][];

function textFaults(body: CampaignBody): CampaignFault[] {
  const isWagered = hasWagering(body);
  return textsOf(body).flatMap(([locale, texts]) =>
    (["title", "summary"] as const).flatMap((field) => {
      const path = `texts.${locale}.${field}`;
      const text = texts[field];
      const faults: CampaignFault[] = [];
      if (MARKUP.test(text)) faults.push({ path, code: "html" });
      if (pressureWord(locale, text) !== null) faults.push({ path, code: "pressure_word" });
      if (isWagered && freeWord(locale, text) !== null) faults.push({ path, code: "free_with_wagering" });
      return faults;
    }),
  );
}

/** Faults of names that aren't known, with the path of each. */
function unknown(
  names: readonly string[] | null,
  known: { has(name: string): boolean },
  path: string,
  code: CampaignFaultCode,
): CampaignFault[] {
  return (names ?? []).flatMap((name, index) =>
    known.has(name) ? [] : [{ path: `${path}.${index}`, code }],
  );
}

function audienceFaults({ audience }: CampaignBody, facts: CampaignFacts): CampaignFault[] {
  return [
    ...unknown(audience.licences, facts.licences, "audience.licences", "unknown_licence"),
    ...unknown(audience.countries, facts.countries, "audience.countries", "unknown_country"),
    ...unknown(audience.currencies, facts.currencies, "audience.currencies", "unknown_currency"),
  ];
}

/** Currencies of all amounts: objects of the body with the key EUR. */
function amountFaults(value: unknown, path: string, facts: CampaignFacts): CampaignFault[] {
  if (typeof value !== "object" || value === null) return [];
  const isAmounts = !Array.isArray(value) && Object.hasOwn(value, "EUR");
  return Object.entries(value).flatMap(([key, one]): CampaignFault[] => {
    const onePath = path === "" ? key : `${path}.${key}`;
    if (!isAmounts) return amountFaults(one, onePath, facts);
    return facts.currencies.has(key) ? [] : [{ path: onePath, code: "unknown_currency" }];
  });
}

function giveFaults(give: CampaignGive, path: string, facts: CampaignFacts): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (give.kind === "freespins") {
    const provider = facts.games.get(give.game);
    if (provider === undefined) faults.push({ path: `${path}.game`, code: "unknown_game" });
    else if (provider !== give.provider)
      faults.push({ path: `${path}.game`, code: "game_of_other_provider" });
  }
  const contributions = wageringOf(give)?.contributions;
  if (!contributions) return faults;
  const providers = new Set(facts.games.values());
  const keyFaults = (
    field: "categories" | "providers" | "games",
    known: { has(name: string): boolean },
    code: CampaignFaultCode,
  ) =>
    Object.keys(contributions[field])
      .filter((name) => !known.has(name))
      .map((name) => ({ path: `${path}.wagering.contributions.${field}.${name}`, code }));
  return [
    ...faults,
    ...keyFaults("categories", facts.categories, "unknown_category"),
    ...keyFaults("providers", providers, "unknown_provider"),
    ...keyFaults("games", facts.games, "unknown_game"),
  ];
}

function kindFaults({ kind, gives }: CampaignBody): CampaignFault[] {
  const bonuses = gives.filter((give) => give.kind === "bonus");
  return [
    ...gives.flatMap((give, index): CampaignFault[] =>
      give.kind === "bonus" && give.percent !== null && kind !== "deposit_bonus"
        ? [{ path: `gives.${index}.percent`, code: "percent_without_deposit" }]
        : [],
    ),
    ...(bonuses.length > 1 ? [{ path: "gives", code: "two_bonuses" } as const] : []),
  ];
}

/** Faults of a campaign that its schema can't see; none if it may be published. */
export function checkCampaign(body: CampaignBody, facts: CampaignFacts): CampaignFault[] {
  const endsBeforeStart = body.valid_to !== null && Date.parse(body.valid_to) <= Date.parse(body.valid_from);
  return [
    ...(endsBeforeStart ? [{ path: "valid_to", code: "ends_before_start" } as const] : []),
    ...audienceFaults(body, facts),
    ...amountFaults(body, "", facts),
    ...body.gives.flatMap((give, index) => giveFaults(give, `gives.${index}`, facts)),
    ...kindFaults(body),
    ...textFaults(body),
  ];
}
