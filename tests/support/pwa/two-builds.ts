import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { contentSecurityPolicy } from "../../../server/html/csp.ts";
import { answerWithFault, type NetworkFault } from "./lying-network.ts";

const TEXT = /html|javascript|css|json|manifest/;
/** Request headers that would get compressed or cached bytes, which can't be renamed here. */
const NOT_FORWARDED = [
  "if-none-match",
  "if-modified-since",
  "accept-encoding",
  "available-dictionary",
  "connection",
];
const NOT_RETURNED = [
  "etag",
  "content-length",
  "use-as-dictionary",
  "connection",
  "transfer-encoding",
  "keep-alive",
];
const FILE = /[\w.$-]+\.(?:js|css)\b/g;

/** Replaces every picture: drawing them would take longer than everything else. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==",
  "base64",
);

/** A complete response to the browser. */
interface Served {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Assets by server, build and path: they never change, and every new worker loads all of them. */
const assets = new Map<string, Promise<Served>>();

/** Replacement content. */
interface Answer {
  body: string;
  type?: string;
}

/**
 * The server under test as after releases, without building twice: a proxy that gives every build but the first one, "A",
 * another name and other file names. Its behaviour can be changed while it runs.
 */
export class TwoBuilds {
  /** The letter of the served build. */
  servedBuild = "A";
  /** Builds whose scripts are available. */
  availableBuilds = new Set<string>();
  /** Paths of the first build's scripts that are no longer available. */
  removedScripts: RegExp | null = null;
  /** Properties of version.json in addition to the build. */
  version: Record<string, unknown> = {};
  /** Replaced responses, by path. */
  readonly replacements = new Map<string, (text: string) => Answer>();
  /** True while all connections fail. */
  isDown = false;
  /** The current network fault. */
  #lie: NetworkFault | null = null;
  /** Requested paths, oldest first. */
  readonly requestedPaths: string[] = [];
  /** Names of errors that pages have reported. */
  readonly logged: string[] = [];
  /** Requested assets that were not available. */
  readonly missing: string[] = [];
  origin = "";
  private readonly upstream: string;
  private readonly server = createServer((incoming, answer) => {
    // A closed page aborts its requests.
    this.answer(incoming, answer).catch(() => incoming.socket.destroy());
  });
  private readonly connectionEnders = new Set<() => void>();
  private files = new Set<string>();
  private ownBuild = "";

  constructor(upstream: string) {
    this.upstream = upstream;
  }

  async start(): Promise<this> {
    this.ownBuild = (JSON.parse(await this.fetchUpstream("/version.json")) as { build: string }).build;
    const lists = await Promise.all([this.fetchUpstream("/sw.js"), this.fetchUpstream("/precache.json")]);
    this.files = new Set(lists.join().match(FILE));
    this.availableBuilds.add("A");
    this.server.on("upgrade", (incoming: IncomingMessage, socket: Socket) => this.connect(incoming, socket));
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** Forwards a WebSocket with its original headers. */
  private connect({ url, headers }: IncomingMessage, socket: Socket): void {
    const { hostname, port } = new URL(this.upstream);
    const sockets = new Set<Socket>([socket]);
    const end = () => {
      for (const one of sockets) one.destroy();
    };
    this.connectionEnders.add(end);
    socket.on("error", end);
    const upstreamRequest = request({ hostname, port, path: url, headers });
    upstreamRequest.on("error", end);
    upstreamRequest.on("upgrade", ({ headers: responseHeaders }, upstream: Socket) => {
      sockets.add(upstream);
      const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}`);
      socket.write(["HTTP/1.1 101 Switching Protocols", ...lines, "", ""].join("\r\n"));
      socket.pipe(upstream).pipe(socket);
      upstream.on("error", end);
      for (const one of sockets) one.on("close", end);
    });
    upstreamRequest.end();
  }

  /** Sets or ends a network fault. Ends all connections; with "refused", the port is closed. */
  async setFault(fault: NetworkFault | null): Promise<void> {
    const port = (this.server.address() as AddressInfo | null)?.port ?? Number(new URL(this.origin).port);
    const wasRejecting = this.#lie === "refused";
    this.#lie = fault;
    for (const end of this.connectionEnders) end();
    this.server.closeAllConnections();
    if (fault === "refused") await new Promise((resolve) => this.server.close(resolve));
    else if (wasRejecting)
      await new Promise<void>((resolve) => this.server.listen(port, "127.0.0.1", resolve));
  }

  async stop(): Promise<void> {
    for (const end of this.connectionEnders) end();
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  /** Serves another build; scripts of earlier ones stay available unless `forget` is true. */
  release(letter: string, { forget = false } = {}): void {
    if (forget) this.availableBuilds.clear();
    this.availableBuilds.add(letter);
    this.servedBuild = letter;
  }

  /** The name of a build. */
  nameOf(letter: string): string {
    return letter === "A" ? this.ownBuild : `build-${letter}`.padEnd(12, "-");
  }

  private async fetchUpstream(path: string): Promise<string> {
    return (await fetch(this.upstream + path)).text();
  }

  /** Replaces names in a text with those of a build. */
  private rewriteText(text: string, letter: string): string {
    if (letter === "A") return text;
    const renamedText = text.replaceAll(this.ownBuild, this.nameOf(letter));
    return renamedText.replace(FILE, (file) =>
      this.files.has(file) ? file.replace(/\.(\w+)$/, `${letter}.$1`) : file,
    );
  }

  /** The original path and the build of an address; null for a script that is no longer available. */
  private sourceOf(address: string): { path: string; letter: string } | null {
    if (!address.startsWith("/assets/")) return { path: address, letter: this.servedBuild };
    const isFirst = this.files.has(address.slice("/assets/".length));
    const letter = isFirst ? "A" : (/(.)\.\w+$/.exec(address)?.[1] ?? "");
    const path = isFirst ? address : address.replace(/.(\.\w+)$/, "$1");
    if (isFirst && this.removedScripts?.test(address)) return null;
    return this.availableBuilds.has(letter) ? { path, letter } : null;
  }

  private async answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const address = incoming.url ?? "/";
    const path = address.replace(/\?.*/, "");
    this.requestedPaths.push(path);
    if (this.isDown) return void incoming.socket.destroy();
    if (this.#lie)
      return answerWithFault(this.#lie, path, answer, async () => this.loadAny(incoming, address, path));
    if (path.startsWith("/art/")) {
      answer.writeHead(200, { "content-type": "image/png", "cache-control": "max-age=600" }).end(PICTURE);
      return;
    }
    const served = await this.loadAny(incoming, address, path);
    if (!served) return void answer.writeHead(404, { "cache-control": "no-store" }).end();
    answer.writeHead(served.status, served.headers).end(incoming.method === "HEAD" ? undefined : served.body);
  }

  /** Loads an address, from the cache for assets; null for a script that is no longer available. */
  private async loadAny(incoming: IncomingMessage, address: string, path: string): Promise<Served | null> {
    const source = this.sourceOf(address);
    if (!source) {
      this.missing.push(path);
      return null;
    }
    const body = await bytesOf(incoming);
    if (path === "/log") this.logged.push((JSON.parse(body.toString()) as { name: string }).name);
    return path.startsWith("/assets/") && !this.replacements.has(path)
      ? this.loadAsset(incoming, source)
      : this.load(incoming, source, body);
  }

  private loadAsset(incoming: IncomingMessage, source: { path: string; letter: string }): Promise<Served> {
    const key = `${this.upstream} ${this.nameOf(source.letter)} ${source.path}`;
    const known = assets.get(key);
    if (known) return known;
    const loading = this.load(incoming, source, Buffer.alloc(0));
    assets.set(key, loading);
    loading.catch(() => assets.delete(key));
    return loading;
  }

  /** Loads an address from the server and replaces names in texts. */
  private async load(
    incoming: IncomingMessage,
    { path, letter }: { path: string; letter: string },
    body: Buffer,
  ): Promise<Served> {
    const upstreamResponse = await this.forward(incoming, path, body);
    const headers = Object.fromEntries(
      Object.entries(upstreamResponse.message.headers).filter(([name]) => !NOT_RETURNED.includes(name)),
    ) as Record<string, string>;
    if (headers["x-build"]) headers["x-build"] = this.nameOf(letter);
    const status = upstreamResponse.message.statusCode ?? 502;
    if (!TEXT.test(headers["content-type"] ?? "")) return { status, headers, body: upstreamResponse.body };
    const { body: text, type } = this.applyReplacement(
      path.replace(/\?.*/, ""),
      this.rewriteText(upstreamResponse.body.toString(), letter),
    );
    if (type) {
      // These headers describe the server's own response.
      delete headers["cache-control"];
      delete headers["x-build"];
      headers["content-type"] = type;
    }
    if (headers["content-type"]?.startsWith("text/html"))
      headers["content-security-policy"] = contentSecurityPolicy(text);
    return { status, headers, body: Buffer.from(text) };
  }

  private applyReplacement(path: string, body: string): Answer {
    const other = this.replacements.get(path);
    if (other) return other(body);
    if (path !== "/version.json") return { body };
    return { body: JSON.stringify({ ...(JSON.parse(body) as object), ...this.version }) };
  }

  private async forward(incoming: IncomingMessage, path: string, body: Buffer) {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !NOT_FORWARDED.includes(name)),
    );
    // The server only knows its own build.
    const upstreamPath = path.replace(/(?<=^\/messages\/.*[?&]v=)[^&]*/, (name) =>
      name === this.nameOf(this.servedBuild) ? this.ownBuild : "another",
    );
    const message = await new Promise<IncomingMessage>((resolve, reject) => {
      const upstreamRequest = request(
        this.upstream + upstreamPath,
        { method: incoming.method, headers },
        resolve,
      );
      upstreamRequest.on("error", reject);
      upstreamRequest.end(body);
    });
    return { message, body: await bytesOf(message) };
  }
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
