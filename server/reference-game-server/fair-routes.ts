import type { Hono } from "hono";
import type { FairSeed, FairVersionResponse } from "../../src/contract/provably-fair.ts";
import {
  FAIR_KINDS,
  FAIR_VERSIONS,
  type FairVersion,
  type Fraction,
  versionsInForce,
} from "../../src/rules/fair/versions.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { setCacheable, setHeader } from "../http/headers.ts";
import { route } from "../http/route.ts";
import { requirePlayerId } from "../http/visitor.ts";
import { digestOfTable } from "./engine.ts";
import type { GameServer } from "./service.ts";

const presentFraction = ({ part, of }: Fraction) => ({ part: String(part), of: String(of) });

const present = (rules: FairVersion): FairVersionResponse => ({
  kind: rules.kind,
  version: rules.version,
  since: rules.since,
  in_force: versionsInForce(rules.kind).includes(rules),
  digest: digestOfTable(rules),
  returns: { least: presentFraction(rules.returns.least), most: presentFraction(rules.returns.most) },
  top: { stakes: rules.top.stakes, one_in: rules.top.oneIn },
  table: rules.table,
});

const VERSIONS = FAIR_KINDS.flatMap((kind) => FAIR_VERSIONS[kind].map(present));

type ActiveSeed = Awaited<ReturnType<GameServer["seeds"]["of"]>>[number];

const presentSeed = ({ seed, title, kind }: ActiveSeed): FairSeed => ({
  game: seed.gameIdentifier,
  title,
  kind,
  commitment: seed.commitment,
  client: seed.client,
  rounds: seed.nonce,
});

interface FairRoutesDeps {
  server: GameServer;
  /** The player's pseudonym at the game server. */
  aliasOf: (playerId: number) => Promise<string>;
}

/** Registers the routes for verifying rounds and changing seeds. */
export function fairRoutes(app: Hono<AppEnv>, { server, aliasOf }: FairRoutesDeps): void {
  route(app, "GET /api/fair/games", ({ c }) => {
    setCacheable(c, 300);
    return VERSIONS;
  });

  route(app, "GET /api/fair/rounds/:id", async ({ c, params }) => {
    setHeader(c, "cache-control", "no-store");
    const proof = await server.proof(params.id);
    if (!proof) throw new RequestError("not_found");
    return proof;
  });

  route(app, "GET /api/player/fair_seeds", async ({ visitor }) =>
    (await server.seeds.of(await aliasOf(await requirePlayerId(visitor)))).map(presentSeed),
  );

  route(app, "POST /api/player/fair_seeds", async ({ visitor, body }) => {
    const player = await aliasOf(await requirePlayerId(visitor));
    const active = (await server.seeds.of(player)).find(({ seed }) => seed.gameIdentifier === body.game);
    if (!active) throw new RequestError("validation_failed", { errors: { game: ["unknown"] } });
    const replaced = await server.seeds.replace(active.seed, body.client);
    // A round is open: revealing the seed would reveal its outcome.
    if (!replaced) throw new RequestError("validation_failed", { errors: { game: ["not_accepted"] } });
    const { revealed } = replaced;
    return {
      revealed: revealed && {
        secret: revealed.secret,
        commitment: revealed.commitment,
        client: revealed.client,
        rounds: revealed.nonce,
      },
      current: presentSeed({ ...active, seed: replaced.next }),
    };
  });
}
