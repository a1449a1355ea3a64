import type { Hono } from "hono";
import type { FairSeed, FairVersionAnswer } from "../../src/contract/provably-fair.ts";
import {
  FAIR_KINDS,
  FAIR_VERSIONS,
  type FairVersion,
  type Fraction,
  versionInForce,
} from "../../src/rules/fair/versions.ts";
import type { AppEnv } from "../http/env.ts";
import { RequestError } from "../http/errors.ts";
import { cacheable, setHeader } from "../http/headers.ts";
import { route } from "../http/route.ts";
import { signedIn } from "../http/visitor.ts";
import { digestOfTable } from "./engine.ts";
import type { GameServer } from "./service.ts";

const exact = ({ part, of }: Fraction) => ({ part: String(part), of: String(of) });

const present = (rules: FairVersion): FairVersionAnswer => ({
  kind: rules.kind,
  version: rules.version,
  since: rules.since,
  in_force: versionInForce(rules.kind) === rules,
  digest: digestOfTable(rules),
  returns: { least: exact(rules.returns.least), most: exact(rules.returns.most) },
  top: { stakes: rules.top.stakes, one_in: rules.top.oneIn },
  table: rules.table,
});

const VERSIONS = FAIR_KINDS.flatMap((kind) => FAIR_VERSIONS[kind].map(present));

type Held = Awaited<ReturnType<GameServer["seeds"]["of"]>>[number];

const presentSeed = ({ seed, title, kind }: Held): FairSeed => ({
  game: seed.gameIdentifier,
  title,
  kind,
  commitment: seed.commitment,
  client: seed.client,
  rounds: seed.nonce,
});

interface FairRoutesDeps {
  server: GameServer;
  /** The player as the games know them. */
  aliasOf: (playerId: number) => Promise<string>;
}

/** What the app checks rounds by, and where players change what theirs are drawn from. */
export function fairRoutes(app: Hono<AppEnv>, { server, aliasOf }: FairRoutesDeps): void {
  route(app, "GET /api/fair/games", ({ c }) => {
    cacheable(c, 300);
    return VERSIONS;
  });

  route(app, "GET /api/fair/rounds/:id", async ({ c, params }) => {
    setHeader(c, "cache-control", "no-store");
    const proof = await server.proof(params.id);
    if (!proof) throw new RequestError("not_found");
    return proof;
  });

  route(app, "GET /api/player/fair_seeds", async ({ visitor }) =>
    (await server.seeds.of(await aliasOf(await signedIn(visitor)))).map(presentSeed),
  );

  route(app, "POST /api/player/fair_seeds", async ({ visitor, body }) => {
    const player = await aliasOf(await signedIn(visitor));
    const held = (await server.seeds.of(player)).find(({ seed }) => seed.gameIdentifier === body.game);
    if (!held) throw new RequestError("validation_failed", { errors: { game: ["unknown"] } });
    const replaced = await server.seeds.replace(held.seed, body.client);
    // A round is not at its end: shown now, the secret would tell what it is.
    if (!replaced) throw new RequestError("validation_failed", { errors: { game: ["not_accepted"] } });
    const { shown } = replaced;
    return {
      revealed: shown && {
        secret: shown.secret,
        commitment: shown.commitment,
        client: shown.client,
        rounds: shown.nonce,
      },
      current: presentSeed({ ...held, seed: replaced.next }),
    };
  });
}
