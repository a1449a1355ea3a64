import * as v from "valibot";
import { askServer, checkWords, type OperatedServer, readWords } from "../../http/operated-server.ts";
import { type Operation, OperationSchema, type Outcome, OutcomeSchema } from "./operations.ts";

export const USAGE = `npm run mails -- list                          mails that aren't sent again by themselves: refused for good, or given up after a day
npm run mails -- resend --id <mail> --by <name>   sends one of them once more

--by     who you are, in plain letters
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https

The running server does it.
`;

const OPTIONS = {
  id: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

export interface Command {
  operation: Operation;
  /** Of the server, where it is named. */
  url: string | undefined;
}

/** What an operator asks for. @throws UsageError */
export function readCommand(args: string[]): Command {
  const { does, url, rest } = readWords(args, OPTIONS);
  return { operation: checkWords(OperationSchema, { ...rest, does }), url };
}

/** Has the server do it; throws what is to be said when it was not done. */
export async function runCommand({ operation }: Command, server: OperatedServer): Promise<Outcome> {
  return v.parse(OutcomeSchema, await askServer(server, "/operator/mails", operation));
}
