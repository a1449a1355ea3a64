import * as v from "valibot";
import { NOTIFICATION_TYPES } from "../../../src/contract/notifications.ts";
import { PUSH_TOPICS } from "../../../src/contract/push.ts";
import {
  askServer,
  checkOptions,
  type OperatedServer,
  readOptions,
  UsageError,
} from "../../http/admin-client.ts";
import {
  type OperatorAnswer,
  OperatorAnswerSchema,
  OperatorNotificationSchema,
  type OperatorRequest,
} from "./schema.ts";

export const USAGE = `npm run push -- --player <address or id> --title <title> --text <text>
npm run push -- --player <address or id> --type bonuses_changes|freespins_changes [--title <title> --text <text>]
npm run push -- --player <address or id> --win <jackpot> --level <level> --amount 123.45 --currency EUR [--key <name>]

--type   ${NOTIFICATION_TYPES.join("|")} (personal)
--topic  ${PUSH_TOPICS.join("|")} (that of the type; account is pushed at any hour)
--path   where it leads, such as /promotions
--key    names a win, which is paid: repeated with the same one, it is paid once
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
  key: { type: "string" },
  url: { type: "string" },
} as const;

const WORDING = {
  names: { jackpot: "win" },
  messages: {
    "title.required": "--title and --text are set together, and --type personal needs them",
    "win.invalid_format": "--win goes without --type, --topic, --title and --path",
  },
};

export interface Command {
  body: OperatorRequest;
  /** Of the server, where it is named. */
  url: string | undefined;
}

/** What an operator asks for. A win without a key gets `newKey`. @throws UsageError */
export function readCommand(args: string[], newKey: string): Command {
  const words = readOptions(args, OPTIONS);
  if (words.does !== undefined) throw new UsageError(`"${words.does}" is one word too many`);
  const { win: jackpot, level, amount, currency, key, ...rest } = words.rest;
  const ofWin = { jackpot, level, amount, currency, key };
  const isWin = Object.values(ofWin).some((word) => word !== undefined);
  const body = { ...rest, ...(isWin && { win: { ...ofWin, key: key ?? newKey } }) };
  checkOptions(OperatorNotificationSchema, body, WORDING);
  return { body: body as OperatorRequest, url: words.url };
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

/** Has the server do it; gives what is to be said, and throws what is to be said when it was not done. */
export async function runCommand({ body }: Command, server: OperatedServer): Promise<string> {
  const answer = await askServer(server, "/operator/notifications", body);
  return sentence(body.player, v.parse(OperatorAnswerSchema, answer));
}
