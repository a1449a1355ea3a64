import { type ParseArgsConfig, parseArgs } from "node:util";
import * as v from "valibot";
import { type Outcome, OutcomeSchema } from "./operations.ts";

/** A running server, as seen by staff commands. */
export interface AdminServer {
  /** The operator key, or the token of a staff session. */
  key: string;
  /** Base URL without a path. */
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The request didn't reach a server. */
export class NoServer extends Error {
  override name = "NoServer";
}

/** The request may have reached a server; its outcome is unknown. */
export class NoResponse extends Error {
  override name = "NoResponse";
}

/** An invalid command line; the message names the wrong argument. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** True if the operator key may be sent: over https, or to this machine. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal);
}

/** The parser's message without its advice on positionals. */
const parserMessage = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split(/\. To specify|\n/)[0]!;

/**
 * Parses a staff command: the operation, the server's URL and the other options.
 * @throws UsageError for an unknown option, a missing value, or a URL that would expose the key
 */
export function readOptions(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  const { positionals, values } = parseOptions(args, options);
  const { url, ...rest } = values as Record<string, string | undefined>;
  if (positionals.length > 1) throw new UsageError(`"${positionals[1]}" is an unexpected argument`);
  if (url !== undefined && !isSafe(url))
    throw new UsageError("--url must be an https address, or an http one of this machine");
  return { command: positionals[0], url, rest };
}

/** @throws UsageError for an unknown option or a missing value */
export function parseOptions(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(parserMessage(error));
  }
}

/** Messages by code of a schema rule. */
const RULE_MESSAGES: Record<string, string> = {
  required: "is missing",
  too_long: "is too long",
  english_only: "must be in plain letters",
  invalid_format: "doesn't have the right format",
  unknown: "has an unknown value",
};

/** Messages by rejection code; the code comes first, for scripts. */
const REJECTION_MESSAGES: Record<string, string> = {
  done: "done (already done, or its state doesn't allow it)",
  unknown: "unknown (no such id)",
  same_person: "same_person (a different person has to approve)",
  too_early: "too_early (the date is in the past)",
  provider_silent: "provider_silent (the provider doesn't respond: try again later)",
  provider_unavailable: "provider_unavailable (it's no longer in PAYMENT_PROVIDERS)",
  staff_sign_in_required: "staff_sign_in_required (sign in first: npm run staff -- sign-in)",
  staff_role_missing: "staff_role_missing (your roles don't allow this)",
  wrong_credentials: "wrong_credentials (name, password or code is wrong)",
  approval_expired: "approval_expired (request it again)",
  requester_without_role: "requester_without_role (the requester is disabled or has lost the role)",
  payload_changed: "payload_changed (the stored request doesn't match its digest: run verify)",
  own_account: "own_account (another admin has to do this)",
  last_admin: "last_admin (add another admin first)",
  admin_exists: "admin_exists (an admin adds further ones)",
  not_enrolled: "not_enrolled (the member has to sign in once first)",
  not_linked: "not_linked (the account isn't linked, or was cleared already)",
  known_to_provider: "known_to_provider (the provider has the order: its events decide)",
};

/** Differences between a command's options and the schema's fields. */
interface OptionTexts {
  /** Option names by field, where they differ. */
  names?: Record<string, string>;
  /** Messages by `field.code`, where several options are involved. */
  messages?: Record<string, string>;
}

function issueMessage(issue: v.BaseIssue<unknown>, { names = {}, messages = {} }: OptionTexts): string {
  const field = String(issue.path?.at(-1)?.key ?? "");
  const message = messages[`${field}.${issue.message}`];
  if (message) return message;
  if (field === "command") {
    const { input } = issue;
    return input === undefined ? "The operation is missing" : `Unknown operation "${dashed(input)}"`;
  }
  const option = `--${names[field] ?? field}`;
  if (issue.expected === "never") return `${option} isn't an option of this operation`;
  if (issue.received === "undefined") return `${option} is missing`;
  return `${option} ${RULE_MESSAGES[issue.message] ?? "has an invalid value"}`;
}

const dashed = (word: unknown): string => String(word).replaceAll("_", "-");

/**
 * Validates a command before it's sent.
 * @throws UsageError naming every invalid option
 */
export function checkOptions<Schema extends v.GenericSchema>(
  schema: Schema,
  values: unknown,
  texts: OptionTexts = {},
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  throw new UsageError([...new Set(result.issues.map((issue) => issueMessage(issue, texts)))].join("\n"));
}

/** A command whose options are the fields of an operation. */
export interface OperationCommand<Operation> {
  operation: Operation;
  /** URL of the server, if given. */
  url: string | undefined;
}

/** Parses a command; dashes in the operation's name become underscores. @throws UsageError */
export function readOperation<Schema extends v.GenericSchema>(
  args: string[],
  options: NonNullable<ParseArgsConfig["options"]>,
  schema: Schema,
): OperationCommand<v.InferOutput<Schema>> {
  const { command, url, rest } = readOptions(args, options);
  return { operation: checkOptions(schema, { ...rest, command: command?.replaceAll("-", "_") }), url };
}

/** Describes a server's rejection, field by field. */
export function describeRejection(errors: Readonly<Record<string, string[]>>): string {
  const fieldMessages = Object.entries(errors).map(
    ([field, codes]) => `${field}: ${codes.map((code) => REJECTION_MESSAGES[code] ?? code).join(", ")}`,
  );
  return `Refused: ${fieldMessages.join("; ")}`;
}

async function rejectionMessage(
  response: Response,
  player: string | undefined,
  url: string,
): Promise<string> {
  if (response.status === 404)
    return `The server at ${url} doesn't accept this key: run this with the server's own SECRET or DATA_DIR`;
  if (response.status === 421)
    return `The server at ${url} accepts only requests from this machine, without a proxy`;
  if (response.status === 429) return "Too many requests: try again in a minute";
  const { errors = {} } = (await response.json().catch(() => ({}))) as { errors?: Record<string, string[]> };
  if (errors.player) return `Unknown player ${player}: give an id or a confirmed email address`;
  return Object.keys(errors).length > 0
    ? describeRejection(errors)
    : `The server responded with status ${response.status}`;
}

/** Error codes of connections that were never established: nothing was sent. */
const NOT_SENT = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];
/** Node's own response timeouts: five minutes for the headers, and between body chunks. */
const TOO_SLOW = ["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"];

/** Maps a failed fetch to an error for the staff member. */
function failureOf(error: unknown, url: string): Error {
  const { cause } = (error ?? {}) as { cause?: { code?: string; message?: string } };
  const code = cause?.code ?? "";
  if (NOT_SENT.includes(code))
    return new NoServer(`No server responds at ${url}: start it, or set its address with --url`);
  if (TOO_SLOW.includes(code))
    return new NoResponse(
      `The server at ${url} didn't respond within five minutes. It may still be working: check before you repeat this`,
    );
  return new NoResponse(
    `The connection to ${url} ended without a response (${code || (cause?.message ?? String(error))}). The outcome is unknown`,
  );
}

/**
 * Sends an operation to the server. @returns the response body
 * @throws NoServer, NoResponse, or an error with the rejection
 */
export async function callServer(
  { key, url, fetch }: AdminServer,
  path: string,
  body: { player?: string | undefined } | object,
): Promise<unknown> {
  const request = async () => {
    const response = await fetch(new URL(path, url).href, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
    });
    return { response, content: response.ok ? await response.json() : undefined };
  };
  const { response, content } = await request().catch((error: unknown) => {
    throw failureOf(error, url);
  });
  if (!response.ok)
    throw new Error(await rejectionMessage(response, "player" in body ? body.player : undefined, url));
  return content;
}

/** Runs an operation on the server. @throws as `callServer` */
export const runOperation = async (
  { operation }: OperationCommand<object>,
  server: AdminServer,
  path: string,
): Promise<Outcome> => v.parse(OutcomeSchema, await callServer(server, path, operation));
