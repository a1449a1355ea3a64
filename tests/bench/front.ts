import { Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { CERTIFICATE } from "./certificate.ts";
import { type Network, openLink, SLOW_4G } from "./link.ts";

/** Hop-by-hop headers, which are not forwarded. */
const HOP_BY_HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

function forwardedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const entries = Object.entries(headers);
  return Object.fromEntries(
    entries.filter(([name]) => !name.startsWith(":") && !HOP_BY_HOP_HEADERS.has(name)),
  );
}

function forward(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  upstream: { port: number; agent: Agent },
  onBody: (bytes: number) => void,
): void {
  const headers = {
    ...forwardedHeaders(incoming.headers),
    host: incoming.authority,
    "x-forwarded-proto": "https",
    "x-forwarded-for": "127.0.0.1",
  };
  const request = httpRequest({ ...upstream, method: incoming.method, path: incoming.url, headers });
  request.on("response", (answer) => {
    outgoing.writeHead(answer.statusCode!, forwardedHeaders(answer.headers));
    answer.on("data", (data: Buffer) => onBody(data.length));
    answer.pipe(outgoing);
  });
  request.on("error", () => outgoing.stream.destroy());
  outgoing.stream.on("error", () => request.destroy());
  incoming.pipe(request);
}

export interface Site {
  /** The port that the browser connects to. */
  port: number;
  /** Bytes of the worker's script, which DevTools doesn't count. */
  workerScriptBytes: () => number;
  /** Goes offline: closes open connections and refuses new ones. */
  close: () => void;
}

/**
 * Puts a local server on the slow network, behind HTTP/2 with TLS, so that no contender profits from its server's
 * protocol. Bodies pass unchanged: app and floor compress theirs beforehand. Sockets that ask for HTTP/1, as web
 * sockets do, are closed.
 */
export async function openSite(upstreamPort: number, network: Network = SLOW_4G): Promise<Site> {
  const upstream = { port: upstreamPort, agent: new Agent({ keepAlive: true }) };
  let workerScriptBytes = 0;
  const front = createSecureServer(CERTIFICATE, (request, response) => {
    const isWorkerScript = request.headers["service-worker"] === "script";
    forward(request, response, upstream, (bytes) => {
      if (isWorkerScript) workerScriptBytes += bytes;
    });
  });
  // A closing browser resets its connections.
  front.on("sessionError", () => {});
  const link = await openLink(network, (connection) => front.emit("connection", connection));
  const close = () => {
    link.close();
    upstream.agent.destroy();
  };
  return { port: link.port, workerScriptBytes: () => workerScriptBytes, close };
}
