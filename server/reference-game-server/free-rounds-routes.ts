import type { Context, Hono } from "hono";
import * as v from "valibot";
import { toDecimal } from "../../src/rules/money/decimals.ts";
import { minorUnits } from "../../src/rules/money/minor-units.ts";
import type { Db } from "../db/client.ts";
import { readBody } from "../http/body.ts";
import type { AppEnv } from "../http/env.ts";
import { sendJson, setHeader } from "../http/headers.ts";
import { isSigned, type SharedSecret } from "../http/signature.ts";
import { type FreeRoundsRow, freeRoundsStore as store } from "./free-rounds-store.ts";
import { GAMES_PATH } from "./routes.ts";

const MAX_BODY = 4_096;

const name = v.pipe(v.string(), v.regex(/^[\w.:~-]{1,64}$/));
const CreateSchema = v.strictObject({
  campaign: name,
  player: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  game: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,4}$/)),
  subunits: v.pipe(v.number(), v.integer(), v.minValue(1)),
  bet: v.pipe(v.string(), v.maxLength(30)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});
const CampaignSchema = v.strictObject({ campaign: name });

/** A call that isn't done; repeating it won't help. */
class BadCall extends Error {
  override name = "BadCall";
  readonly status: 400 | 401 | 404 | 409;
  readonly code: string;

  constructor(status: BadCall["status"], code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface FreeRoundsRoutesDeps {
  db: Db;
  now: () => number;
  secret: SharedSecret;
}

/** The provider's side of `docs/api/free-rounds.md`, for calls of the casino's server. */
export function freeRoundsRoutes(app: Hono<AppEnv>, { db, now, secret }: FreeRoundsRoutesDeps): void {
  async function present({ id, subunits, count, endedAt }: FreeRoundsRow) {
    const { played, won, open } = await store.totals(db, id);
    const isEnded = played >= count || (endedAt !== null && open === 0);
    return { campaign: id, played, won: toDecimal(won, subunits), ended: isEnded };
  }

  async function find(id: string): Promise<FreeRoundsRow> {
    const found = await store.find(db, id);
    if (!found) throw new BadCall(404, "unknown_campaign");
    return found;
  }

  async function create({ campaign: id, game, bet, ...rest }: v.InferOutput<typeof CreateSchema>) {
    const amount = minorUnits(bet, rest.subunits);
    if (amount === undefined) throw new BadCall(400, "bad_request");
    const wanted = { id, ...rest, gameIdentifier: game, bet: amount };
    const stored = await store.add(db, { ...wanted, createdAt: new Date(now()) });
    const isSame = (Object.keys(wanted) as (keyof typeof wanted)[]).every(
      (field) => stored[field] === wanted[field],
    );
    if (!isSame) throw new BadCall(409, "campaign_conflict");
    return present(stored);
  }

  async function signedBody<S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> {
    const body = await readBody(c, MAX_BODY);
    if (!isSigned(body, c.req.header("x-signature") ?? "", secret))
      throw new BadCall(401, "invalid_signature");
    try {
      return v.parse(schema, JSON.parse(body.toString()));
    } catch {
      throw new BadCall(400, "bad_request");
    }
  }

  function serve<S extends v.GenericSchema>(
    path: string,
    schema: S,
    handle: (request: v.InferOutput<S>) => Promise<object>,
  ): void {
    app.post(`${GAMES_PATH}/free-rounds/v1/${path}`, async (c) => {
      setHeader(c, "cache-control", "no-store");
      try {
        return sendJson(c, await handle(await signedBody(c, schema)));
      } catch (error) {
        if (error instanceof BadCall) return sendJson(c, { code: error.code }, error.status);
        throw error;
      }
    });
  }

  serve("create", CreateSchema, create);
  serve("state", CampaignSchema, async ({ campaign }) => present(await find(campaign)));
  serve("end", CampaignSchema, async ({ campaign }) => {
    await store.end(db, campaign, new Date(now()));
    return present(await find(campaign));
  });
}
