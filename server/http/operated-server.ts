import { type ParseArgsConfig, parseArgs } from "node:util";

/** A running server, as an operator's command talks to it. */
export interface OperatedServer {
  key: string;
  /** Without a path. */
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Nothing answers at the address. */
export class NoServer extends Error {
  override name = "NoServer";
}

/** Whether the key may go along: in clear only to this machine itself. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

/**
 * The words of a staff's command: what it does, the address of its server and its other options. Null where they make no
 * sense, and where the server's key would be sent in clear.
 */
export function readWords(args: string[], options: NonNullable<ParseArgsConfig["options"]>) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const { url, ...rest } = values as Record<string, string | undefined>;
    if (positionals.length > 1 || (url !== undefined && !isSafe(url))) return null;
    return { does: positionals[0], url, rest };
  } catch {
    return null;
  }
}

async function refusal(response: Response, player: string | undefined, url: string): Promise<string> {
  if (response.status === 404)
    return `The server at ${url} does not know this key: run this with the server's own SECRET or DATA_DIR`;
  if (response.status === 429) return "The server has been asked too much: try again in a minute";
  const { errors = {} } = (await response.json().catch(() => ({}))) as { errors?: Record<string, string[]> };
  if (errors.player) return `There is no player ${player}; by address only confirmed ones are found`;
  const wrong = Object.entries(errors).map(([field, codes]) => `${field}: ${codes.join(", ")}`);
  return wrong.length > 0 ? `Refused: ${wrong.join("; ")}` : `The server answered ${response.status}`;
}

/** Has the server do it; gives its answer. Throws `NoServer`, or an error that says why it was not done. */
export async function askServer(
  { key, url, fetch }: OperatedServer,
  path: string,
  body: { player?: string | undefined } | object,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new URL(path, url).href, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
    });
  } catch {
    throw new NoServer(`No server answers at ${url}: start it, or name its address with --url`);
  }
  if (!response.ok) throw new Error(await refusal(response, "player" in body ? body.player : undefined, url));
  return response.json();
}
