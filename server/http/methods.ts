import type { Context, Hono, MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { type EndpointKey, endpoints } from "../../src/contract/endpoints.ts";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { answer, setHeader } from "./headers.ts";
import { compareSpecificity } from "./specificity.ts";

const methodsOf = (method: string): string[] => (method === "GET" ? ["GET", "HEAD"] : [method]);

/** The most specific path answers for an address that several fit; its methods, under all names of its parameters. */
function methodsAt(fitting: readonly { path: string; methods: readonly string[] }[]): Set<string> {
  const [best] = fitting.toSorted((a, b) => compareSpecificity(a.path, b.path));
  const same = fitting.filter(({ path }) => compareSpecificity(path, best!.path) === 0);
  return new Set(same.flatMap(({ methods }) => methods));
}

/**
 * Answers for addresses that have a route, but not for the method: 405, or 204 to OPTIONS, with what they allow.
 * It knows the routes made before it and stands behind them, so that only what none of them took comes here.
 */
export function otherMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  const routes = new TrieRouter<{ path: string; methods: string[] }>();
  for (const { method, path } of app.routes)
    if (method !== "ALL") routes.add("ALL", path, { path, methods: methodsOf(method) });
  return async (c, next) => {
    const fitting = routes.match("ALL", c.req.path)[0].map(([route]) => route);
    if (fitting.length === 0) return next();
    const allowed = methodsAt(fitting);
    if (allowed.has(c.req.method)) return next();
    setHeader(c, "allow", [...allowed].join(", "));
    if (c.req.method === "OPTIONS") return answer(c, null, 204);
    throw new RequestError("method_not_allowed");
  };
}

/** Fits the addresses of a path of the contract. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(/:\w+(\{[^}]*\})?/g, (_, several) => (several ? ".+" : "[^/]+"))}$`);

/**
 * Refuses addresses of a call that a more specific path of the contract answers for, by other methods: a game's launch
 * is no game called so.
 */
export function otherPaths(key: EndpointKey): (c: Context<AppEnv>) => void {
  const [method = "", path = ""] = key.split(" ");
  const pattern = patternOf(path);
  const others = new Map<string, Set<string>>();
  for (const other of Object.keys(endpoints)) {
    const [otherMethod = "", otherPath = ""] = other.split(" ");
    const example = otherPath.replace(/:\w+(\{[^}]*\})?/g, "-");
    if (!pattern.test(example) || compareSpecificity(otherPath, path) >= 0) continue;
    others.set(otherPath, new Set([...(others.get(otherPath) ?? []), ...methodsOf(otherMethod)]));
  }
  const refused = [...others]
    .filter(([, methods]) => !methods.has(method))
    .map(([otherPath, methods]) => ({ pattern: patternOf(otherPath), allow: [...methods].join(", ") }));
  return (c) => {
    const other = refused.find((one) => one.pattern.test(c.req.path));
    if (!other) return;
    setHeader(c, "allow", other.allow);
    throw new RequestError("method_not_allowed");
  };
}
