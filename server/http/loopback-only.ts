import type { IncomingMessage } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { setHeader } from "./headers.ts";
import { addressOf, isLoopbackHost } from "./network-address.ts";

const WHY =
  "This demo answers to localhost alone, without a proxy in between that others reach. To serve it under another name, " +
  "set ORIGIN to its address, or DEMO=1.\n";

/** What a request says of where it goes and comes from. */
interface Claims {
  /** Each host that it names: of its Host headers, and of a request target with a whole address. */
  hosts: readonly string[];
  /** All values of a header. */
  valuesOf: (header: string) => readonly string[];
}

/** A port may follow. Only what browsers and tools send as it is: no user, no escapes, no other letters. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;
const BELOW_LOCALHOST = /^(?:[\w-]+\.)+localhost$/;

/** Whether only this machine itself reaches a `host`, with or without a port. */
function isLoopbackName(host: string): boolean {
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  return isLoopbackHost(name) || BELOW_LOCALHOST.test(name);
}

const isLoopbackAddress = (text: string): boolean => isLoopbackHost(addressOf(text) ?? "");

const listed = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(",").map((one) => one.trim()));

/** @returns the `for` and `host` of a `Forwarded` header (RFC 7239), without quotes */
const forwardedParts = (values: readonly string[]) =>
  listed(values)
    .flatMap((hop) => hop.split(";"))
    .map((part) => {
      const [, name = "", value = ""] = /^\s*(\w+)\s*=\s*"?([^"]*)"?\s*$/.exec(part) ?? [];
      return { name: name.toLowerCase(), value };
    });

/** Whether a proxy that rewrites Host passed this on for another machine, or doesn't say for whom. */
function isForwarded({ valuesOf }: Claims): boolean {
  const forwarded = forwardedParts(valuesOf("forwarded"));
  const partsOf = (name: string) => forwarded.flatMap((part) => (part.name === name ? part.value : []));
  const hosts = [...listed(["x-forwarded-host", "x-original-host"].flatMap(valuesOf)), ...partsOf("host")];
  const senders = [...listed(["x-forwarded-for", "x-real-ip"].flatMap(valuesOf)), ...partsOf("for")];
  if (!hosts.every(isLoopbackName) || !senders.every(isLoopbackAddress)) return true;
  return senders.length === 0 && ["forwarded", "via"].flatMap(valuesOf).length > 0;
}

/** Whether a request to a demo for this machine alone is from this machine; a trusted proxy's headers say nothing of that. */
const isLocal = (claims: Claims, trustProxy: boolean): boolean =>
  claims.hosts.every(isLoopbackName) && (trustProxy || !isForwarded(claims));

/** The host of a request target that is a whole address: it overrides Host. */
function hostInTarget(target: string): string[] {
  if (target.startsWith("/")) return [];
  return [/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? ""];
}

/**
 * Whether a request is for this machine alone, by the names that it uses. Others are: a tunnel that publishes the demo
 * unnoticed, a site whose name was pointed at this machine (DNS rebinding), and made-up names.
 */
export function isForLoopback(request: IncomingMessage, trustProxy: boolean): boolean {
  const { headersDistinct: headers, url = "" } = request;
  const hosts = [...(headers.host ?? [""]), ...hostInTarget(url)];
  return isLocal({ hosts, valuesOf: (header) => headers[header] ?? [] }, trustProxy);
}

/** Refuses requests that aren't for this machine alone, before anything else looks at them. */
export const loopbackOnly =
  (trustProxy = false): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { incoming } = (c.env as { incoming?: IncomingMessage } | undefined) ?? {};
    const isAllowed = incoming?.headersDistinct
      ? isForLoopback(incoming, trustProxy)
      : isLocal(claimsOf(c), trustProxy);
    if (isAllowed) return next();
    setHeader(c, "cache-control", "no-store");
    return c.text(WHY, 421);
  };

/** Of a call that came by no socket: the server's own, or a test's. */
const claimsOf = (c: Context<AppEnv>): Claims => ({
  hosts: [c.get("url").host],
  valuesOf: (header) => {
    const value = c.req.header(header);
    return value === undefined ? [] : [value];
  },
});
