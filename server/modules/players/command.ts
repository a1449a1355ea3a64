import * as v from "valibot";
import { askServer, type OperatedServer, readWords } from "../../http/operated-server.ts";
import { type Operation, OperationSchema, type Outcome, OutcomeSchema } from "./operations.ts";

export const USAGE = `npm run accounts -- sign-out --player <address or id> --by <name>      ends all sessions of a player
npm run accounts -- sign-out-all --by <name>                           ends all sessions of everybody
npm run accounts -- reseal --by <name>                                 re-encrypts with SECRET what PREVIOUS_SECRET has encrypted
npm run accounts -- remove-second-factor --player <address or id> --reason <why> --by <name>
npm run accounts -- source-of-wealth --player <address or id> --expires <yyyy-mm-dd> --by <name>
                                                                       notes that a player's answers about the source of their funds are good until then

--by     who you are, in plain letters
--reason how the player has proved who they are, for the records
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https

The running server does it.
`;

const OPTIONS = {
  player: { type: "string" },
  reason: { type: "string" },
  expires: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

export interface Command {
  operation: Operation;
  /** Of the server, where it is named. */
  url: string | undefined;
}

/** What an operator asks for; null when it makes no sense. */
export function readCommand(args: string[]): Command | null {
  const words = readWords(args, OPTIONS);
  const does = words?.does?.replaceAll("-", "_");
  const operation = v.safeParse(OperationSchema, { ...words?.rest, does });
  return words && operation.success ? { operation: operation.output, url: words.url } : null;
}

/** Has the server do it; throws what is to be said when it was not done. */
export async function runCommand({ operation }: Command, server: OperatedServer): Promise<Outcome> {
  return v.parse(OutcomeSchema, await askServer(server, "/operator/accounts", operation));
}
