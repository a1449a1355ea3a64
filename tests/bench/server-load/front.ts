import { once } from "node:events";
import { createServer, request } from "node:http";

export interface Front {
  url: string;
  close: () => void;
}

/**
 * A proxy in front of the app that serves one picture for every picture address, because drawing thousands would take
 * CPU from the browser, and serves further pages beside the app's.
 */
export async function openFront(
  appPort: number,
  picture: Buffer,
  pages: Map<string, string>,
): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const { url = "/", method, headers } = incoming;
    const page = pages.get(url);
    if (page !== undefined) return void outgoing.writeHead(200, { "content-type": "text/html" }).end(page);
    if (url.startsWith("/art/")) {
      const imageHeaders = { "content-type": "image/avif", "cache-control": "max-age=86400, immutable" };
      return void outgoing.writeHead(200, imageHeaders).end(picture);
    }
    const upstreamRequest = request(
      { port: appPort, host: "127.0.0.1", path: url, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstreamRequest.on("error", () => outgoing.destroy());
    incoming.pipe(upstreamRequest);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
