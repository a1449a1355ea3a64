import type { CampaignTerms } from "../../../src/contract/campaigns.ts";
import type { Jurisdictions } from "../../../src/contract/jurisdictions.ts";
import { matchLocale } from "../../../src/rules/locales/locales.ts";
import { rewardRulesOf } from "../../core/jurisdictions/reward-rules.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { type Exchange, offerTerms } from "./offers.ts";
import { presentGive } from "./present.ts";
import { campaignsStore as store } from "./store.ts";
import { termsLines } from "./terms-lines.ts";

/** Where a reader of terms is: as player, or as guest of a market. */
export interface Reader {
  isGuest: boolean;
  licence: string;
  country: string | null;
  state: string | null;
  currency: string;
}

export interface TermsDeps {
  db: Db;
  jurisdictions: Jurisdictions;
  exchange: () => Promise<Exchange>;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
  /** Titles of games by identifier. */
  titles: (identifiers: string[]) => Promise<ReadonlyMap<string, string>>;
  /** True if the catalogue has games that save state between rounds. */
  hasSavedState: () => boolean;
}

export interface TermsRequest {
  slug: string;
  version: number | undefined;
  /** Language tag. */
  language: string;
}

type HistoryRow = Awaited<ReturnType<typeof store.history>>[number];

const presentVersion = ({ version, state, digest, publishedAt, retiredAt }: HistoryRow) => ({
  version,
  state: state === "published" ? ("published" as const) : ("retired" as const),
  digest,
  published_at: publishedAt!.toISOString(),
  retired_at: retiredAt?.toISOString() ?? null,
});

/** Terms of campaigns as readers see them: within their licence's caps, in their currency. */
export function createTerms({ db, jurisdictions, exchange, subunits, titles, hasSavedState }: TermsDeps) {
  return async (request: TermsRequest, reader: Reader): Promise<CampaignTerms> => {
    const rules = rewardRulesOf(jurisdictions, reader.licence, reader.country, reader.state);
    // Guests get no offers where the licence or market forbids public ones, not even their existence.
    if (reader.isGuest && !rules.ads.public) throw new RequestError("not_found");
    const locale = matchLocale(request.language);
    if (!locale) throw new RequestError("validation_failed", { errors: { l: ["unknown_locale"] } });
    const history = await store.history(db, request.slug);
    const row =
      request.version === undefined ? history[0] : history.find(({ version }) => version === request.version);
    if (!row) throw new RequestError("not_found");
    const { body } = row;
    const terms = offerTerms({ body }, rules, reader.currency, await exchange());
    if (typeof terms === "string") throw new RequestError("not_found");
    const [units, titleByGame] = await Promise.all([
      subunits(),
      titles(body.gives.flatMap((give) => (give.kind === "freespins" ? [give.game] : []))),
    ]);
    const textLocale = locale !== "en-KW" && body.texts[locale] ? locale : "en";
    return {
      slug: row.slug,
      kind: body.kind,
      ...presentVersion(row),
      locale: textLocale,
      title: body.texts[textLocale]!.title,
      summary: body.texts[textLocale]!.summary,
      lines: termsLines(body, terms, {
        locale,
        subunits: units.get(terms.currency)!,
        titleOf: (game) => titleByGame.get(game) ?? game,
        hasSavedState: hasSavedState(),
        timeZone: jurisdictions.licences[reader.licence]!.limits.time_zone,
      }),
      currency: terms.currency,
      valid_from: body.valid_from,
      valid_to: body.valid_to,
      min_deposit_cents: terms.minDeposit === null ? null : Number(terms.minDeposit),
      gives: terms.gives.map(presentGive),
      history: history.map(presentVersion),
    };
  };
}
