import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";
import { addressOf, isLoopbackHost } from "./network-address.ts";

const MESSAGE =
  "This demo answers only to localhost, not through a proxy that others reach. To serve it under another name, " +
  "set ORIGIN to its address, or DEMO=1.\n";

/** A request's claims about its target and origin. */
interface Claims {
  /** Hosts of the Host headers and of an absolute request target. */
  hosts: readonly string[];
  /** All values of a header. */
  valuesOf: (header: string) => readonly string[];
}

/** A host with an optional port, as browsers and tools send it: no user info, escapes or other characters. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;
const BELOW_LOCALHOST = /^(?:[\w-]+\.)+localhost$/;

/** True if only this machine can reach the host; a port is ignored. */
function isLoopbackName(host: string): boolean {
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  return isLoopbackHost(name) || BELOW_LOCALHOST.test(name);
}

const isLoopbackAddress = (text: string): boolean => isLoopbackHost(addressOf(text) ?? "");

const listItems = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(",").map((one) => one.trim()));

/** @returns the `for` and `host` of a `Forwarded` header (RFC 7239), without quotes */
const forwardedParts = (values: readonly string[]) =>
  listItems(values)
    .flatMap((hop) => hop.split(";"))
    .map((part) => {
      const [, name = "", value = ""] = /^\s*(\w+)\s*=\s*"?([^"]*)"?\s*$/.exec(part) ?? [];
      return { name: name.toLowerCase(), value };
    });

/** True if the request came through a proxy that rewrites Host, from another machine or an unknown one. */
function isForwarded({ valuesOf }: Claims): boolean {
  const forwarded = forwardedParts(valuesOf("forwarded"));
  const partsOf = (name: string) => forwarded.flatMap((part) => (part.name === name ? part.value : []));
  const hosts = [...listItems(["x-forwarded-host", "x-original-host"].flatMap(valuesOf)), ...partsOf("host")];
  const senders = [...listItems(["x-forwarded-for", "x-real-ip"].flatMap(valuesOf)), ...partsOf("for")];
  if (!hosts.every(isLoopbackName) || !senders.every(isLoopbackAddress)) return true;
  return senders.length === 0 && ["forwarded", "via"].flatMap(valuesOf).length > 0;
}

/** True if a request to a local-only demo comes from this machine; a trusted proxy's headers don't count. */
const isLocal = (claims: Claims, trustProxy: boolean): boolean =>
  claims.hosts.every(isLoopbackName) && (trustProxy || !isForwarded(claims));

/** The host of an absolute request target, which overrides Host. */
function hostInTarget(target: string): string[] {
  if (target.startsWith("/")) return [];
  return [/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ""];
}

/**
 * True if the request is for this machine, by its hosts. Rejects tunnels that publish the demo, DNS rebinding and
 * made-up names.
 */
export function isForLoopback(request: IncomingMessage, trustProxy: boolean): boolean {
  const { headersDistinct: headers, url = "" } = request;
  const hosts = [...(headers.host ?? [""]), ...hostInTarget(url)];
  return isLocal({ hosts, valuesOf: (header) => headers[header] ?? [] }, trustProxy);
}

/** Rejects requests that aren't for this machine, before any other handler. */
export const loopbackOnly =
  (trustProxy = false): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { incoming } = (c.env as { incoming?: IncomingMessage } | undefined) ?? {};
    const isAllowed = incoming?.headersDistinct
      ? isForLoopback(incoming, trustProxy)
      : isLocal(claimsOf(c), trustProxy);
    if (isAllowed) return next();
    setHeader(c, "cache-control", "no-store");
    return c.text(MESSAGE, 421);
  };

/** Claims of a call without a socket: the server's own, or a test's. */
const claimsOf = (c: Context<AppEnv>): Claims => ({
  hosts: [c.get("url").host],
  valuesOf: (header) => {
    const value = c.req.header(header);
    return value === undefined ? [] : [value];
  },
});
