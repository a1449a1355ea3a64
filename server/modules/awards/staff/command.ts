import { randomUUID } from "node:crypto";
import { checkOptions, type OperationCommand, readOptions } from "../../../http/admin-client.ts";
import { type AwardOperation, AwardOperationSchema } from "./schema.ts";

export const USAGE = `npm run awards -- gesture --player <address or id> --campaign <slug> --reason <text> [--key <uuid>]
npm run awards -- list                 gestures that were refused or wait, newest first, and why
npm run awards -- report               gestures of 30 days by person, with the player who got most
npm run awards -- links                linked accounts, whose awards are held
npm run awards -- clear --player <address or id> --reason <text>   ends that for one account

Above your allowance it requests an approval; a rewards lead decides with: npm run staff -- approvals approve --id <id>

--key    idempotency key: repeat with the same one, and it is given once
--by     name of the person, where the operator key signs the request
--url    the server (http://127.0.0.1 and PORT); other machines need https
`;

const OPTIONS = {
  player: { type: "string" },
  campaign: { type: "string" },
  reason: { type: "string" },
  key: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses the command line. @throws UsageError */
export function readCommand(args: string[]): OperationCommand<AwardOperation> {
  const { command, url, rest } = readOptions(args, OPTIONS);
  const defaults = command === "gesture" ? { key: randomUUID() } : {};
  return { operation: checkOptions(AwardOperationSchema, { ...defaults, ...rest, command }), url };
}

/** What to do when the outcome is unknown. */
export const hintOf = ({ operation }: OperationCommand<AwardOperation>): string | undefined =>
  operation.command === "gesture" ? `Repeat it with --key ${operation.key}: it is given once` : undefined;
