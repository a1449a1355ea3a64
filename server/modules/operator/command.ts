import { parseArgs } from "node:util";
import * as v from "valibot";
import { NOTIFICATION_TYPES } from "../../../src/contract/notifications.ts";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";
import {
  type OperatorAnswer,
  OperatorAnswerSchema,
  OperatorNotificationSchema,
  type OperatorRequest,
} from "./schema.ts";

export const USAGE = `npm run push -- --player <address or id> --title <title> --text <text>
npm run push -- --player <address or id> --type bonuses_changes|freespins_changes [--title <title> --text <text>]
npm run push -- --player <address or id> --win <jackpot> --level <level> --amount 123.45 --currency EUR

--type   ${NOTIFICATION_TYPES.join("|")} (personal)
--topic  ${PUSH_TOPICS.join("|")} (that of the type; account is pushed at any hour)
--path   where it leads, such as /promotions
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https
`;

const OPTIONS = {
  player: { type: "string" },
  title: { type: "string" },
  text: { type: "string" },
  type: { type: "string" },
  topic: { type: "string" },
  path: { type: "string" },
  win: { type: "string" },
  level: { type: "string" },
  amount: { type: "string" },
  currency: { type: "string" },
  url: { type: "string" },
} as const;

export interface Command {
  body: OperatorRequest;
  /** Of the server, where it is named. */
  url: string | undefined;
}

function wordsOf(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    return null;
  }
}

/** The key goes along: in clear only to this machine itself. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}

/** What an operator asks for; null when it makes no sense. */
export function readCommand(args: string[]): Command | null {
  const words = wordsOf(args);
  if (!words) return null;
  const { url, win: jackpot, level, amount, currency, ...rest } = words;
  const ofWin = { jackpot, level, amount, currency };
  const isWin = Object.values(ofWin).some((word) => word !== undefined);
  const body = { ...rest, ...(isWin && { win: ofWin }) };
  if ((url !== undefined && !isSafe(url)) || !v.is(OperatorNotificationSchema, body)) return null;
  return { body, url };
}

const WHY: Record<NonNullable<OperatorAnswer["held"]>, string> = {
  quiet_hours: "it is within the player's quiet hours",
  daily_cap: "the player has been pushed as often today as they want",
  topic_off: "the player does not want to be pushed about this",
  excluded: "the player is excluded",
  no_subscription: "none of the player's browsers is subscribed",
};

function sentence(player: string, { notification, win, pushes, held }: OperatorAnswer): string {
  const kept = notification ? `otification ${notification}` : "o notification";
  const made = win ? `Win ${win} and n${kept}` : `N${kept}`;
  const browsers = pushes === 1 ? "1 browser" : `${pushes} browsers`;
  return `${made} for ${player}; ${held ? `not pushed, because ${WHY[held]}` : `pushed to ${browsers}`}`;
}

async function refusal(response: Response, player: string, url: string): Promise<string> {
  if (response.status === 404)
    return `The server at ${url} does not know this key: run this with the server's own SECRET or DATA_DIR`;
  if (response.status === 429) return "The server has been asked too much: try again in a minute";
  const { errors = {} } = (await response.json().catch(() => ({}))) as { errors?: Record<string, string[]> };
  if (errors.player) return `There is no player ${player}; by address only confirmed ones are found`;
  const wrong = Object.entries(errors).map(([field, codes]) => `${field}: ${codes.join(", ")}`);
  return wrong.length > 0 ? `Refused: ${wrong.join("; ")}` : `The server answered ${response.status}`;
}

export interface CommandDeps {
  key: string;
  /** Of the server, without a path. */
  url: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Has the server do it; gives what is to be said, and throws what is to be said when it was not done. */
export async function runCommand({ body }: Command, { key, url, fetch }: CommandDeps): Promise<string> {
  const address = new URL("/operator/notifications", url).href;
  let response: Response;
  try {
    response = await fetch(address, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
      redirect: "error",
    });
  } catch {
    throw new Error(`No server answers at ${url}: start it, or name its address with --url`);
  }
  if (!response.ok) throw new Error(await refusal(response, body.player, url));
  return sentence(body.player, v.parse(OperatorAnswerSchema, await response.json()));
}
