import { type ParseArgsConfig, parseArgs } from "node:util";
import * as v from "valibot";
import { type Outcome, OutcomeSchema } from "./operations.ts";

/** A running server, as an operator's command talks to it. */
export interface OperatedServer {
  key: string;
  /** Without a path. */
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** No server has received the request. */
export class NoServer extends Error {
  override name = "NoServer";
}

/** A server has received the request, or may have: its outcome isn't known. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/** A command that makes no sense; the message names the word that is wrong. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Whether the key may go along: in clear only to this machine itself. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

/** What the parser says, without its advice on how to write positionals. */
const parserMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\. To specify|\n/)[0]!;

/**
 * The words of a staff's command: what it does, the address of its server and its other options.
 * @throws UsageError for an unknown option, one without a value, and where the server's key would be sent in clear
 */
export function readOptions(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  const { positionals, values } = parseOptions(args, options);
  const { url, ...rest } = values as Record<string, string | undefined>;
  if (positionals.length > 1) throw new UsageError(`"${positionals[1]}" is one word too many`);
  if (url !== undefined && !isSafe(url))
    throw new UsageError("--url must be an https address, or an http one of this machine");
  return { does: positionals[0], url, rest };
}

/** @throws UsageError for an unknown option, and one without a value */
export function parseOptions(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(parserMessage(error));
  }
}

/** What is wrong with an option, by the code of its rule. */
const RULE_MESSAGES: Record<string, string> = {
  required: "is missing",
  too_long: "is too long",
  english_only: "must be in plain letters",
  invalid_format: "doesn't have the right format",
  unknown: "has an unknown value",
};

/** Why a server refuses a command, by its code: the code stands in front, for scripts. */
const REFUSALS: Record<string, string> = {
  done: "done (nothing to do: it was done before, or it's in another state)",
  unknown: "unknown (there is none of that name, or it's another's)",
  same_person: "same_person (somebody else has to do it)",
  too_early: "too_early (it lies in the past)",
  provider_silent: "provider_silent (the provider doesn't answer: try again later)",
  provider_unavailable: "provider_unavailable (PAYMENT_PROVIDERS doesn't name it any more)",
  known_to_provider: "known_to_provider (the provider has the order: its events decide)",
};

/** How a command's options differ from the schema that they are sent by. */
interface OptionTexts {
  /** The option that a field comes from, where it has another name. */
  names?: Record<string, string>;
  /** What is wrong, by `field.code`, where more than one option is involved. */
  messages?: Record<string, string>;
}

function issueMessage(issue: v.BaseIssue<unknown>, { names = {}, messages = {} }: OptionTexts): string {
  const field = String(issue.path?.at(-1)?.key ?? "");
  const message = messages[`${field}.${issue.message}`];
  if (message) return message;
  if (field === "does") {
    const { input } = issue;
    return input === undefined ? "The word for what to do is missing" : `There is no "${dashed(input)}"`;
  }
  const option = `--${names[field] ?? field}`;
  if (issue.expected === "never") return `${option} isn't for this`;
  if (issue.received === "undefined") return `${option} is missing`;
  return `${option} ${RULE_MESSAGES[issue.message] ?? "has a value that it can't have"}`;
}

const dashed = (word: unknown): string => String(word).replaceAll("_", "-");

/**
 * What a command asks for, checked before it is sent.
 * @throws UsageError which names every option that is wrong
 */
export function checkOptions<Schema extends v.GenericSchema>(
  schema: Schema,
  words: unknown,
  texts: OptionTexts = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, words);
  if (result.success) return result.output;
  throw new UsageError([...new Set(result.issues.map((issue) => issueMessage(issue, texts)))].join("\n"));
}

/** A command whose options are the fields of an operation. */
export interface OperationCommand<Operation> {
  operation: Operation;
  /** Of the server, where it is named. */
  url: string | undefined;
}

/** Reads such a command; a dash in its first word is an underscore in the operation. @throws UsageError */
export function readOperation<Schema extends v.GenericSchema>(
  args: string[],
  options: NonNullable<ParseArgsConfig["options"]>,
  schema: Schema,
): OperationCommand<v.InferOutput<Schema>> {
  const { does, url, rest } = readOptions(args, options);
  return { operation: checkOptions(schema, { ...rest, does: does?.replaceAll("-", "_") }), url };
}

/** What a server rejected, field by field, with what each code means. */
export function describeRejection(errors: Readonly<Record<string, string[]>>): string {
  const wrong = Object.entries(errors).map(
    ([field, codes]) => `${field}: ${codes.map((code) => REFUSALS[code] ?? code).join(", ")}`,
  );
  return `Refused: ${wrong.join("; ")}`;
}

async function refusal(response: Response, player: string | undefined, url: string): Promise<string> {
  if (response.status === 404)
    return `The server at ${url} does not know this key: run this with the server's own SECRET or DATA_DIR`;
  if (response.status === 421)
    return `The server at ${url} answers to this machine's own names alone, and to no proxy`;
  if (response.status === 429) return "The server has been asked too much: try again in a minute";
  const { errors = {} } = (await response.json().catch(() => ({}))) as { errors?: Record<string, string[]> };
  if (errors.player) return `There is no player ${player}; by address only confirmed ones are found`;
  return Object.keys(errors).length > 0
    ? describeRejection(errors)
    : `The server answered ${response.status}`;
}

/** Failures of a connection that never was: nothing has been sent. */
const NOT_SENT = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];
/** Node's own limits of a response: five minutes until its head, and between parts of its body. */
const TOO_SLOW = ["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"];

/** What a call that has failed without an answer comes to, by the error that Node's fetch has caused. */
function failureOf(error: unknown, url: string): Error {
  const { cause } = (error ?? {}) as { cause?: { code?: string; message?: string } };
  const code = cause?.code ?? "";
  if (NOT_SENT.includes(code))
    return new NoServer(`No server answers at ${url}: start it, or name its address with --url`);
  if (TOO_SLOW.includes(code))
    return new NoAnswer(
      `The server at ${url} hasn't answered for five minutes. It may still be doing this: look before you repeat it`,
    );
  return new NoAnswer(
    `The connection to ${url} ended without an answer (${code || (cause?.message ?? String(error))}). Whether this was done isn't known`,
  );
}

/**
 * Has the server do it; gives its answer.
 * @throws NoServer, NoAnswer, or an error that says why it was not done
 */
export async function askServer(
  { key, url, fetch }: OperatedServer,
  path: string,
  body: { player?: string | undefined } | object,
): Promise<unknown> {
  const answer = async () => {
    const response = await fetch(new URL(path, url).href, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
    });
    return { response, content: response.ok ? await response.json() : undefined };
  };
  const { response, content } = await answer().catch((error: unknown) => {
    throw failureOf(error, url);
  });
  if (!response.ok) throw new Error(await refusal(response, "player" in body ? body.player : undefined, url));
  return content;
}

/** Has the server carry out an operation. @throws as `askServer` */
export const runOperation = async (
  { operation }: OperationCommand<object>,
  server: OperatedServer,
  path: string,
): Promise<Outcome> => v.parse(OutcomeSchema, await askServer(server, path, operation));
