import * as v from "valibot";
import {
  type AdminServer,
  callServer,
  type OperationCommand,
  readOperation,
} from "../../../http/admin-client.ts";
import { type Operation, OperationSchema, type Outcome, OutcomeSchema } from "./operations.ts";

export const USAGE = `npm run accounts -- sign-out --player <address or id> --by <name>      ends all sessions of a player
npm run accounts -- sign-out-all --by <name>                           ends all sessions of all players
npm run accounts -- reseal --by <name>                                 re-encrypts values of PREVIOUS_SECRET with SECRET
npm run accounts -- remove-second-factor --player <address or id> --reason <why> --by <name>
npm run accounts -- source-of-wealth --player <address or id> --expires <yyyy-mm-dd> --by <name>
                                                                       sets until when a player's source-of-wealth answers are valid

--by     your name, in plain letters
--reason how the player proved their identity, for the audit log
--url    the server (http://127.0.0.1 and PORT); other machines need https

Runs on the server.
`;

const OPTIONS = {
  player: { type: "string" },
  reason: { type: "string" },
  expires: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses a staff command. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/**
 * Runs the command on the server, step by step; `print` reports progress. @throws Error with a message for the staff
 * member
 */
export async function runCommand(
  { operation }: OperationCommand<Operation>,
  server: AdminServer,
  print: (line: string) => void = () => {},
): Promise<Outcome> {
  const send = async (from?: string) =>
    v.parse(OutcomeSchema, await callServer(server, "/operator/accounts", { ...operation, from }));
  const total = { otpSecrets: 0, documents: 0 };
  const outcome: Outcome = { ok: true, lines: [] };
  for (let from: string | undefined; ; ) {
    const { ok, lines, step } = await send(from);
    outcome.ok &&= ok;
    outcome.lines.push(...lines);
    if (!step) return outcome;
    total.otpSecrets += step.otpSecrets;
    total.documents += step.documents;
    const progress = `${total.otpSecrets} authenticator secrets and ${total.documents} documents re-encrypted`;
    if (step.next === null) return { ...outcome, lines: [progress, ...outcome.lines] };
    print(`${progress} so far`);
    from = step.next;
  }
}
