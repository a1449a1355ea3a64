import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { SESSION_COOKIE } from "../../server/http/session-cookie.ts";

/** Session cookie value that the front replaces with a real player's session. */
export const PLAYER = "player";

/** Calls per player: fewer than the per-player rate limits allow. */
const CALLS_PER_PLAYER = 40;

const PLAYER_COOKIE = new RegExp(`(^|; *)${SESSION_COOKIE}="?${PLAYER}"?(?=;|$)`);

export interface Front {
  server: Server;
  /** Number of responses by status. */
  statuses: Map<number, number>;
  /** Responses with server errors, as `status method path`. */
  serverErrors: Set<string>;
}

/**
 * A proxy between Schemathesis and the server. Each call comes from a different network, so that limits by network
 * reject none. Calls with the `PLAYER` session get a signed-in player's session: a new one after some calls,
 * or once a call has ended the session.
 */
export function createFront(port: number, newSession: () => Promise<string>): Front {
  const statuses = new Map<number, number>();
  const serverErrors = new Set<string>();
  let calls = 0;
  let session: string | undefined;
  let callsOfSession = 0;

  async function sessionCookie(): Promise<string> {
    if (session === undefined || callsOfSession >= CALLS_PER_PLAYER) {
      session = await newSession();
      callsOfSession = 0;
    }
    callsOfSession++;
    return session;
  }

  function recordResponse(incoming: IncomingMessage, answer: IncomingMessage, isPlayer: boolean): void {
    const status = answer.statusCode!;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status >= 500) serverErrors.add(`${status} ${incoming.method} ${incoming.url}`);
    const endsSession = answer.headers["set-cookie"]?.some((cookie) => cookie.startsWith(SESSION_COOKIE));
    if (isPlayer && (status === 401 || status === 429 || endsSession)) session = undefined;
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const call = ++calls;
    const headers = { ...incoming.headers };
    const { cookie = "" } = headers;
    const isPlayer = PLAYER_COOKIE.test(cookie);
    if (isPlayer)
      headers.cookie = cookie.replace(PLAYER_COOKIE, `$1${SESSION_COOKIE}=${await sessionCookie()}`);
    headers["x-forwarded-for"] = `10.${(call >> 16) & 255}.${(call >> 8) & 255}.${call & 255}`;
    const { method, url: path } = incoming;
    const upstreamRequest = request({ host: "127.0.0.1", port, method, path, headers }, (answer) => {
      recordResponse(incoming, answer, isPlayer);
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    upstreamRequest.on("error", () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  return { server, statuses, serverErrors };
}
