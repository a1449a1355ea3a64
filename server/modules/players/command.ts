import * as v from "valibot";
import {
  askServer,
  type OperatedServer,
  type OperationCommand,
  readOperation,
} from "../../http/admin-client.ts";
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

/** What an operator asks for. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Has the server do it; throws what is to be said when it was not done. `print` says how far it is. */
export async function runCommand(
  { operation }: OperationCommand<Operation>,
  server: OperatedServer,
  print: (line: string) => void = () => {},
): Promise<Outcome> {
  const ask = async (from?: string) =>
    v.parse(OutcomeSchema, await askServer(server, "/operator/accounts", { ...operation, from }));
  const total = { otpSecrets: 0, documents: 0 };
  const outcome: Outcome = { ok: true, lines: [] };
  for (let from: string | undefined; ; ) {
    const { ok, lines, step } = await ask(from);
    outcome.ok &&= ok;
    outcome.lines.push(...lines);
    if (!step) return outcome;
    total.otpSecrets += step.otpSecrets;
    total.documents += step.documents;
    const done = `${total.otpSecrets} authenticator secrets and ${total.documents} documents re-encrypted`;
    if (step.next === null) return { ...outcome, lines: [done, ...outcome.lines] };
    print(`${done} so far`);
    from = step.next;
  }
}
