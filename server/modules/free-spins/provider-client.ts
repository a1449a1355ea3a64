import * as v from "valibot";
import { toDecimal } from "../../../src/rules/money/decimals.ts";
import { minorUnits } from "../../../src/rules/money/minor-units.ts";
import { SERVER_CALL_TIMEOUT } from "../../http/call-timeout.ts";
import { type SharedSecret, sign } from "../../http/signature.ts";

/** Free rounds as a provider is told of them; amounts in minor units. */
export interface FreeRoundsCampaign {
  id: string;
  /** The provider's pseudonym of the player. */
  player: string;
  game: string;
  currency: string;
  /** Stake of one round. */
  bet: bigint;
  count: number;
}

/** What a provider reports of a campaign; amounts in minor units. */
export interface FreeRoundsState {
  /** Finished rounds. */
  played: number;
  won: bigint;
  isEnded: boolean;
}

/** A game provider's free rounds. Each call may be repeated. @throws Error if the outcome is unknown */
export interface FreeRoundsProvider {
  create(campaign: FreeRoundsCampaign): Promise<void>;
  state(campaign: Pick<FreeRoundsCampaign, "id" | "currency">): Promise<FreeRoundsState>;
  /** Ends it: no further round starts. Rounds that are open may still finish. */
  end(campaign: Pick<FreeRoundsCampaign, "id" | "currency">): Promise<FreeRoundsState>;
}

const StateSchema = v.object({
  campaign: v.string(),
  played: v.pipe(v.number(), v.integer(), v.minValue(0)),
  won: v.string(),
  ended: v.boolean(),
});

export interface FreeRoundsClientOptions {
  /** Sends a call to the provider. */
  send: (path: string, init: RequestInit) => Promise<Response>;
  secret: SharedSecret;
  /** Minor units per unit, by currency. */
  subunits: () => Promise<ReadonlyMap<string, number>>;
}

/** A client of a provider's free-rounds API, which `docs/api/free-rounds.md` describes. */
export function createFreeRoundsClient({
  send,
  secret,
  subunits,
}: FreeRoundsClientOptions): FreeRoundsProvider {
  async function call(
    path: string,
    body: { campaign: string; [field: string]: unknown },
    units: number,
  ): Promise<FreeRoundsState> {
    const text = JSON.stringify(body);
    const response = await send(`/free-rounds/v1/${path}`, {
      method: "POST",
      body: text,
      headers: { "content-type": "application/json", "x-signature": sign(text, secret) },
      signal: AbortSignal.timeout(SERVER_CALL_TIMEOUT),
      redirect: "error",
    });
    if (!response.ok) throw new Error(`free rounds: ${path} was answered with ${response.status}`);
    const { campaign, played, won, ended } = v.parse(StateSchema, await response.json());
    // `minorUnits` rejects zero.
    const amount = /^0(\.0+)?$/.test(won) ? 0n : minorUnits(won, units);
    if (campaign !== body.campaign || amount === undefined)
      throw new Error(`free rounds: ${path} was answered for another campaign, or without an amount`);
    return { played, won: amount, isEnded: ended };
  }

  async function unitsOf(currency: string): Promise<number> {
    const units = (await subunits()).get(currency);
    if (units === undefined) throw new Error(`unknown currency ${currency}`);
    return units;
  }

  return {
    async create({ id, bet, ...campaign }) {
      const units = await unitsOf(campaign.currency);
      await call("create", { campaign: id, ...campaign, subunits: units, bet: toDecimal(bet, units) }, units);
    },
    state: async ({ id, currency }) => call("state", { campaign: id }, await unitsOf(currency)),
    end: async ({ id, currency }) => call("end", { campaign: id }, await unitsOf(currency)),
  };
}
