import * as v from "valibot";
import { NOTIFICATION_TYPES } from "../../../src/contract/notifications.ts";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";
import {
  type AdminServer,
  callServer,
  checkOptions,
  readOptions,
  UsageError,
} from "../../http/admin-client.ts";
import {
  type OperatorAnswer,
  OperatorAnswerSchema,
  OperatorNotificationSchema,
  type OperatorRequest,
} from "./schema.ts";

export const USAGE = `npm run push -- --player <email or id> --title <title> --text <text>
npm run push -- --player <address or id> --type bonuses_changes|freespins_changes [--title <title> --text <text>]
npm run push -- --player <address or id> --win <jackpot> --level <level> --amount 123.45 --currency EUR [--key <name>]

--type   ${NOTIFICATION_TYPES.join("|")} (default: personal)
--topic  ${PUSH_TOPICS.join("|")} (default: that of the type; account is pushed at any hour)
--path   target page, such as /promotions
--key    idempotency key of a win (default: a new one); the win is really paid
--url    the server (http://127.0.0.1 and PORT); other machines need https
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
  key: { type: "string" },
  url: { type: "string" },
} as const;

const WORDING = {
  names: { jackpot: "win" },
  messages: {
    "title.required": "--title and --text go together, and --type personal needs them",
    "win.invalid_format": "--win goes without --type, --topic, --title and --path",
  },
};

export interface Command {
  body: OperatorRequest;
  /** URL of the server, if given. */
  url: string | undefined;
}

/** Parses the command; a win without a key gets `newKey`. @throws UsageError */
export function readCommand(args: string[], newKey: string): Command {
  const options = readOptions(args, OPTIONS);
  if (options.command !== undefined) throw new UsageError(`"${options.command}" is an unexpected argument`);
  const { win: jackpot, level, amount, currency, key, ...rest } = options.rest;
  const winFields = { jackpot, level, amount, currency, key };
  const isWin = Object.values(winFields).some((word) => word !== undefined);
  const body = { ...rest, ...(isWin && { win: { ...winFields, key: key ?? newKey } }) };
  checkOptions(OperatorNotificationSchema, body, WORDING);
  return { body: body as OperatorRequest, url: options.url };
}

const SKIP_REASONS: Record<NonNullable<OperatorAnswer["skipReason"]>, string> = {
  quiet_hours: "it's within the player's quiet hours",
  daily_cap: "the player's daily maximum is reached",
  topic_off: "the player turned this topic off",
  excluded: "the player is excluded",
  offers_forbidden: "the player's licence or market forbids messages with offers",
  offers_paused: "offers are paused for the player at present",
  no_subscription: "none of the player's browsers is subscribed",
};

function sentence(player: string, { notification, win, pushes, skipReason }: OperatorAnswer): string {
  const afterN = notification ? `otification ${notification}` : "o notification";
  const created = win ? `Win ${win} and n${afterN}` : `N${afterN}`;
  const browsers = pushes === 1 ? "1 browser" : `${pushes} browsers`;
  return `${created} for ${player}; ${skipReason ? `not pushed, because ${SKIP_REASONS[skipReason]}` : `pushed to ${browsers}`}`;
}

/**
 * Sends the notification. @returns a message for the staff member
 * @throws Error with a message for the staff member
 */
export async function runCommand({ body }: Command, server: AdminServer): Promise<string> {
  const answer = await callServer(server, "/operator/notifications", body);
  return sentence(body.player, v.parse(OperatorAnswerSchema, answer));
}
