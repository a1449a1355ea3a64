import { createServer } from "node:http";
import { generateCookie } from "hono/cookie";
import { hashPassword } from "../../../server/core/credentials/password-hash.ts";
import { loadJurisdictions, marketOf } from "../../../server/core/jurisdictions/jurisdictions.ts";
import { createLedger } from "../../../server/core/ledger/ledger.ts";
import { TERMS_VERSION } from "../../../server/core/players/present.ts";
import { createPlayersStore } from "../../../server/core/players/store.ts";
import { createSessionsStore } from "../../../server/core/sessions/sessions-store.ts";
import type { Db } from "../../../server/db/client.ts";
import { sessionCookies } from "../../../server/http/session-cookie.ts";
import { readConfig } from "../../../server/modules/config/store.ts";
import { createAdjustments } from "../../../server/modules/ledger/adjustments.ts";
import { demoProfiles } from "../../../server/start/demo-players.ts";
import { WELCOME_PACK_GROUP, withParityGroup } from "../../../src/rules/players/player-groups.ts";

import { type CreatedPlayer, PASSWORD, type TestPlayer } from "./player-request.ts";

/** Seconds. */
const SESSION = 86_400;

/**
 * Creates players directly in the database, each with a session unless `isSignedIn` is false: `cookies` opens it, in
 * the form of `Set-Cookie`.
 */
export async function createTestPlayers(db: Db) {
  const now = Date.now;
  const jurisdictions = loadJurisdictions();
  const players = createPlayersStore(db);
  const sessions = createSessionsStore({
    db,
    now,
    ruleOf: () => ({ idle: SESSION, absolute: SESSION }),
    inactivityOf: () => null,
  });
  const adjust = createAdjustments({ db, ledger: createLedger({ now }), now });
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const passwordHash = await hashPassword(PASSWORD);
  const profiles = demoProfiles(jurisdictions);
  let count = 0;

  async function create(request: TestPlayer, agent: string): Promise<CreatedPlayer & { cookies: string[] }> {
    const { country = "DE", isConfirmed = true, isSignedIn = true, asDemo = false } = request;
    const email = request.email ?? `player${++count}@example.com`;
    const market = marketOf(jurisdictions, country);
    const profile = asDemo ? profiles.find(({ values }) => values.country === country) : undefined;
    const at = new Date(now());
    const row = await players.insert({
      passwordHash,
      dateOfBirth: "1990-05-07",
      country,
      currency: market.currency,
      licence: market.licence,
      locale: "en",
      groups: [WELCOME_PACK_GROUP],
      termsAccepted: TERMS_VERSION,
      ...profile?.values,
      ...request.values,
      ...(request.currency && { currency: request.currency }),
      ...(request.locale && { locale: request.locale }),
      email,
      createdAt: at,
      confirmedAt: isConfirmed ? at : null,
    });
    const { subunits_to_unit: subunits } = currencies[row.currency]!;
    const funds = request.funds ?? profile?.fundsOf(subunits) ?? 0;
    if (funds > 0)
      await adjust({
        playerId: row.id,
        currency: row.currency,
        amount: BigInt(Math.round(funds * subunits)),
        reason: "test",
        key: `test-${row.id}`,
      });
    if (!isSignedIn) return { id: row.id, email, cookies: [] };
    const token = await sessions.open(row.id, { ip: "127.0.0.1", userAgent: agent });
    const groups = withParityGroup(row.id, row.groups);
    await players.recordSignIn(row.id, { at, agent, groups });
    const cookies = sessionCookies(token, SESSION).map(([name, value, options]) =>
      generateCookie(name, value, options),
    );
    return { id: row.id, email, cookies };
  }

  return create;
}

/**
 * Serves `POST /players` on a separate port: the response is a `CreatedPlayer`, and its cookies sign in the calling
 * browser (cookies are shared by all ports of a host).
 */
export async function serveTestPlayers(db: Db, port: number): Promise<void> {
  const create = await createTestPlayers(db);
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const requestedPlayer = JSON.parse(Buffer.concat(parts).toString()) as TestPlayer;
      const { cookies, ...player } = await create(requestedPlayer, request.headers["user-agent"] ?? "");
      response.writeHead(200, { "content-type": "application/json", "set-cookie": cookies });
      response.end(JSON.stringify(player));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // Doesn't keep the process running.
  server.unref();
}
