import type { Context, Hono, MiddlewareHandler } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import { type EndpointKey, endpoints } from "../../src/contract/endpoints.ts";
import type { AppEnv } from "./env.ts";
import { RequestError } from "./errors.ts";
import { buildResponse, setHeader } from "./headers.ts";
import { compareSpecificity } from "./specificity.ts";

const methodsOf = (method: string): string[] => (method === "GET" ? ["GET", "HEAD"] : [method]);

/** Methods of the most specific matching path, including paths that differ only in parameter names. */
function methodsAt(matching: readonly { path: string; methods: readonly string[] }[]): Set<string> {
  const [best] = matching.toSorted((a, b) => compareSpecificity(a.path, b.path));
  const equallySpecific = matching.filter(({ path }) => compareSpecificity(path, best!.path) === 0);
  return new Set(equallySpecific.flatMap(({ methods }) => methods));
}

/**
 * Responds to unsupported methods of known paths: 405, or 204 for OPTIONS, with `allow`. Register it after all
 * routes.
 */
export function rejectUnsupportedMethods(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  const routes = new TrieRouter<{ path: string; methods: string[] }>();
  for (const { method, path } of app.routes)
    if (method !== "ALL") routes.add("ALL", path, { path, methods: methodsOf(method) });
  return async (c, next) => {
    const matching = routes.match("ALL", c.req.path)[0].map(([route]) => route);
    if (matching.length === 0) return next();
    const allowed = methodsAt(matching);
    if (allowed.has(c.req.method)) return next();
    setHeader(c, "allow", [...allowed].join(", "));
    if (c.req.method === "OPTIONS") return buildResponse(c, null, 204);
    throw new RequestError("method_not_allowed");
  };
}

const PARAMETER = /:\w+(\{[^}]*\})?/g;

/** Matches addresses of a contract path. */
const patternOf = (path: string) =>
  new RegExp(`^${path.replace(PARAMETER, (_, several) => (several ? ".+" : "[^/]+"))}$`);

/** The contract's paths, each with an address that it serves and its methods. */
const CONTRACT_PATHS = [...Map.groupBy(Object.keys(endpoints), (key) => key.split(" ")[1]!)].map(
  ([path, keys]) => ({
    path,
    address: path.replace(PARAMETER, "-"),
    methods: new Set(keys.flatMap((key) => methodsOf(key.split(" ")[0]!))),
  }),
);

/**
 * Rejects addresses that a more specific contract path serves with other methods: `/games/:id` must not match a
 * game's launch.
 */
export function rejectMoreSpecificPaths(key: EndpointKey): (c: Context<AppEnv>) => void {
  const [method = "", path = ""] = key.split(" ");
  const pattern = patternOf(path);
  const rejected = CONTRACT_PATHS.filter(
    (other) =>
      pattern.test(other.address) && compareSpecificity(other.path, path) < 0 && !other.methods.has(method),
  ).map((other) => ({ pattern: patternOf(other.path), allow: [...other.methods].join(", ") }));
  return (c) => {
    const other = rejected.find((one) => one.pattern.test(c.req.path));
    if (!other) return;
    setHeader(c, "allow", other.allow);
    throw new RequestError("method_not_allowed");
  };
}
