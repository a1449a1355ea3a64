import type { Context, Hono } from "hono";
import * as v from "valibot";
import {
  type Answer,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  endpoints,
} from "../../src/contract/endpoints.ts";
import { type FieldCode, FieldCodeSchema } from "../../src/contract/field-codes.ts";
import { rejectionsOf } from "../../src/contract/rejections.ts";
import { readBody } from "./body.ts";
import type { AppEnv, Visitor } from "./env.ts";
import { RequestError } from "./errors.ts";
import { privateAnswer, setHeader } from "./headers.ts";
import { otherPaths } from "./methods.ts";
import { type Bytes, makeBytes, sendBytes } from "./responses.ts";
import { signedIn } from "./visitor.ts";

type Parsed<E, Part extends string> =
  E extends Record<Part, infer S extends v.GenericSchema> ? v.InferOutput<S> : undefined;

export interface Request<K extends EndpointKey> {
  c: Context<AppEnv>;
  params: Parsed<Endpoints[K], "params">;
  query: Parsed<Endpoints[K], "query">;
  body: Parsed<Endpoints[K], "body">;
  visitor: Visitor;
}

/** Bytes made earlier stand in for the value they were made from; a file is answered as it is. */
export type Reply<K extends EndpointKey> = Answer<K> | Bytes | Response;

const MAX_BODY = 64 * 1024;

function isBytes(reply: unknown): reply is Bytes {
  return typeof reply === "object" && reply !== null && "plain" in reply && Buffer.isBuffer(reply.plain);
}

/** Text that a database can hold: no NUL, no half of a surrogate pair. */
function storable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\u0000", "\ufffd");
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
}

/** Codes of rules that have one of their own, by the library's name of the rule. */
const CODES: Readonly<Record<string, FieldCode>> = {
  min_length: "too_short",
  max_length: "too_long",
  min_value: "too_small",
  max_value: "too_big",
  integer: "not_integer",
  safe_integer: "not_integer",
};

/** The stable code of a broken rule: the one that the contract names, else what kind of rule it is. */
function codeOf({ type, message, received, expected }: v.BaseIssue<unknown>): FieldCode {
  if (v.is(FieldCodeSchema, message)) return message;
  if (expected === "never") return "unknown";
  return received === "undefined" || received === "null" ? "required" : (CODES[type] ?? "invalid_format");
}

/** The parts of a schema that lead to objects within. */
interface Parts {
  type: string;
  entries?: Record<string, Parts>;
  item?: Parts;
  wrapped?: Parts;
}

/** Where the input has a list and the schema an object, which the library takes for one without fields. */
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

/** What a schema makes of the input; refuses what it does not take, with codes by field. */
export function parse(schema: v.GenericSchema | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, input);
  const lists = listsForObjects(schema as unknown as Parts, input);
  if (result.success && lists.length === 0) return result.output;
  // A map: a field may be called like something that every object has.
  const errors = new Map<string, string[]>();
  for (const path of lists) errors.set(path, ["invalid_format"]);
  for (const issue of result.issues ?? []) {
    const path = v.getDotPath(issue) ?? "";
    errors.set(path, [...(errors.get(path) ?? []), codeOf(issue)]);
  }
  throw new RequestError("validation_failed", { errors: Object.fromEntries(errors) });
}

/** Fields of a value that a schema's output of it lacks: nobody asked for them. */
function unnamed(value: unknown, named: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || typeof named !== "object" || named === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    Object.hasOwn(named, name)
      ? unnamed(inner, (named as Record<string, unknown>)[name], `${path}.${name}`)
      : [`${path}.${name}`],
  );
}

/** @throws where a response isn't what the contract says, or has fields that the contract doesn't name */
export function checkResponse(schema: v.GenericSchema, value: unknown): void {
  const more = unnamed(value, v.parse(schema, value));
  if (more.length > 0) throw new Error(`the response has fields without a name in the contract: ${more}`);
}

/** The body of a request, which says that it is JSON. */
export async function readJson(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\b/i.test(type)) throw new RequestError("unsupported_media_type");
  const text = (await readBody(c, MAX_BODY)).toString();
  try {
    const value: unknown = JSON.parse(text);
    // Only an escape can bring what cannot be stored: the decoder has replaced the rest.
    return text.includes("\\u") ? storable(value) : value;
  } catch {
    throw new RequestError("bad_request");
  }
}

/** Runs a call for tests: a rejection that the contract doesn't name for it is a fault. */
async function checkRejections(key: EndpointKey, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof RequestError && !rejectionsOf(key, endpoints[key]).includes(error.code))
      throw new Error(`the contract of ${key} doesn't name ${error.code}`, { cause: error });
    throw error;
  }
}

/** Serves one endpoint of the contract: reads and checks what came in, runs `handle`, sends what it gives. */
export function route<K extends EndpointKey>(
  app: Hono<AppEnv>,
  key: K,
  handle: (request: Request<K>) => Promise<Reply<K>> | Reply<K>,
): void {
  const [method = "GET", path = "/"] = key.split(" ");
  const endpoint: Endpoint = endpoints[key];
  async function serve(c: Context<AppEnv>): Promise<Response> {
    if (endpoint.session) {
      await signedIn(c.get("visitor"));
      privateAnswer(c);
    } else if (method !== "GET") setHeader(c, "cache-control", "no-store");
    // Whatever the address says: no more is read than there may be.
    const json = endpoint.body ? await readJson(c) : undefined;
    const request = {
      c,
      params: parse(endpoint.params, storable(c.req.param())),
      query: parse(endpoint.query, storable(c.req.query())),
      body: parse(endpoint.body, json),
      visitor: c.get("visitor"),
    } as Request<K>;
    const reply = await handle(request);
    if (reply instanceof Response) return reply;
    const bytes = isBytes(reply) ? reply : await makeBytes(JSON.stringify(reply));
    if (c.get("checkAnswers")) checkResponse(endpoint.response, JSON.parse(bytes.plain.toString()));
    return sendBytes(c, bytes, "application/json; charset=utf-8");
  }
  const refuseOtherPaths = otherPaths(key);
  app.on(method, path, (c) => {
    refuseOtherPaths(c);
    return c.get("checkAnswers") ? checkRejections(key, () => serve(c)) : serve(c);
  });
}
