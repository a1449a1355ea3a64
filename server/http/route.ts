import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import {
  type EndpointKey,
  type Endpoints,
  endpoints,
  type ResponseOf,
} from "../../src/contract/endpoints.ts";
import { type FieldCode, FieldCodeSchema } from "../../src/contract/field-codes.ts";
import { rejectionsOf } from "../../src/contract/rejections.ts";
import { readBody } from "./body.ts";
import type { AppEnv, Visitor } from "./env.ts";
import { RequestError } from "./errors.ts";
import { setHeader, setPrivate } from "./headers.ts";
import { rejectMoreSpecificPaths } from "./methods.ts";
import { type Bytes, makeBytes, sendBytes } from "./responses.ts";
import { requirePlayerId } from "./visitor.ts";

type Parsed<E, Part extends string> =
  E extends Record<Part, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined;

export interface Request<K extends EndpointKey> {
  c: Context<AppEnv>;
  params: Parsed<Endpoints[K], "params">;
  query: Parsed<Endpoints[K], "query">;
  body: Parsed<Endpoints[K], "body">;
  visitor: Visitor;
}

/** A route's result: a value of the contract, a prepared body, or a complete response. */
export type Reply<K extends EndpointKey> = ResponseOf<K> | Bytes | Response;

const MAX_BODY = 64 * 1024;

function isBytes(reply: unknown): reply is Bytes {
  return typeof reply === "object" && reply !== null && "plain" in reply && Buffer.isBuffer(reply.plain);
}

/** Makes text storable in the database: no NUL, no lone surrogates. */
function makeStorable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\u0000", "\ufffd");
  if (Array.isArray(value)) return value.map(makeStorable);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, makeStorable(inner)]));
}

/** Error codes by the validation library's rule. */
const CODES: Readonly<Record<string, FieldCode>> = {
  min_length: "too_short",
  max_length: "too_long",
  min_value: "too_small",
  max_value: "too_big",
  integer: "not_integer",
  safe_integer: "not_integer",
};

/** The stable code of a validation issue. */
function codeOf({ type, message, received, expected }: v.BaseIssue<unknown>): FieldCode {
  if (v.is(FieldCodeSchema, message)) return message;
  if (expected === "never") return "unknown";
  return received === "undefined" || received === "null" ? "required" : (CODES[type] ?? "invalid_format");
}

/** Schema internals that lead to nested objects. */
interface Parts {
  type: string;
  entries?: Record<string, Parts>;
  item?: Parts;
  wrapped?: Parts;
}

/** Paths where the input has an array and the schema an object; the library accepts arrays as empty objects. */
function listsForObjects(schema: Parts, input: unknown, path: string[] = []): string[] {
  if (typeof input !== "object" || input === null) return [];
  if (schema.wrapped) return listsForObjects(schema.wrapped, input, path);
  if (schema.item)
    return Array.isArray(input)
      ? input.flatMap((one, i) => listsForObjects(schema.item!, one, [...path, String(i)]))
      : [];
  if (!/object$|^record$/.test(schema.type)) return [];
  if (Array.isArray(input)) return [path.join(".")];
  return Object.entries(schema.entries ?? {}).flatMap(([name, inner]) =>
    listsForObjects(inner, (input as Record<string, unknown>)[name], [...path, name]),
  );
}

/** Validates input against a schema. @throws RequestError with codes by field */
export function parse(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  const lists = listsForObjects(schema as unknown as Parts, input);
  if (result.success && lists.length === 0) return result.output;
  // A map, because a field may be named like an Object.prototype member; sets, because rules share codes.
  const errors = new Map<string, Set<string>>();
  for (const path of lists) errors.set(path, new Set(["invalid_format"]));
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? "";
    errors.set(path, new Set(errors.get(path)).add(codeOf(issue)));
  }
  throw new RequestError("validation_failed", {
    errors: Object.fromEntries([...errors].map(([path, codes]) => [path, [...codes]])),
  });
}

/** Paths of fields that a schema drops. */
function fieldsDropped(value: unknown, output: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || typeof output !== "object" || output === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Object.hasOwn(output, name)
      ? fieldsDropped(inner, (output as Record<string, unknown>)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

/** @throws Error if a response doesn't match the contract or has extra fields */
export function checkResponse(schema: v.GenericSchema, value: unknown): void {
  const extra = fieldsDropped(value, v.parse(schema, value));
  if (extra.length > 0) throw new Error(`the response has fields that the contract doesn't name: ${extra}`);
}

/** Reads a JSON request body. @throws RequestError */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new RequestError("unsupported_media_type");
  const text = (await readBody(c, MAX_BODY)).toString();
  try {
    const value: unknown = JSON.parse(text);
    // The decoder replaces invalid bytes, so only escapes can contain unstorable text.
    return text.includes("\\u") ? makeStorable(value) : value;
  } catch {
    throw new RequestError("bad_request");
  }
}

/** For tests: fails if a call rejects with a code that its contract doesn't name. */
async function checkRejections(key: EndpointKey, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RequestError && !rejectionsOf(key, endpoints[key]).includes(error.code))
      throw new Error(`the contract of ${key} doesn't name ${error.code}`, { cause: error });
    throw error;
  }
}

/** Serves an endpoint of the contract: validates the request, runs `handle`, sends the result. */
export function route<K extends EndpointKey>(
  app: Hono<AppEnv>,
  key: K,
  handle: (request: Request<K>) => Promise<Reply<K>> | Reply<K>,
): void {
  const [method = "GET", path = "/"] = key.split(" ");
  const endpoint: Endpoint = endpoints[key];
  async function serve(c: Context<AppEnv>): Promise<Response> {
    if (endpoint.session) {
      await requirePlayerId(c.get("visitor"));
      setPrivate(c);
    } else if (method !== "GET") setHeader(c, "cache-control", "no-store");
    // Read regardless of content-length: the reader enforces the limit.
    const json = endpoint.body ? await readJson(c) : undefined;
    const request = {
      c,
      params: parse(endpoint.params, makeStorable(c.req.param())),
      query: parse(endpoint.query, makeStorable(c.req.query())),
      body: parse(endpoint.body, json),
      visitor: c.get("visitor"),
    } as Request<K>;
    const reply = await handle(request);
    if (reply instanceof Response) return reply;
    const bytes = isBytes(reply) ? reply : await makeBytes(JSON.stringify(reply));
    if (c.get("checkAnswers")) checkResponse(endpoint.response, JSON.parse(bytes.plain.toString()));
    return sendBytes(c, bytes, "application/json; charset=utf-8");
  }
  const rejectOtherPaths = rejectMoreSpecificPaths(key);
  app.on(method, path, (c) => {
    rejectOtherPaths(c);
    return c.get("checkAnswers") ? checkRejections(key, () => serve(c)) : serve(c);
  });
}
