import { PAYMENT_REASONS } from "../../../src/contract/payments.ts";
import {
  type OperatedServer,
  type OperationCommand,
  readOperation,
  runOperation,
} from "../../http/admin-client.ts";
import { type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run payments -- list                                what waits for staff: contradictions, then oldest first
npm run payments -- methods                             every method's smallest and largest amounts; which are defaults
npm run payments -- show    --id <payment>              everything about a payment
npm run payments -- approve --id <payment> --by <name>  a large one takes somebody else's word too
npm run payments -- reject  --id <payment> --by <name> [--reason <why>]
npm run payments -- cancel  --id <payment> --by <name>  one that its player has asked to have back
npm run payments -- pay     --id <payment> --by <name>  an approved one is ordered now, not within a minute
npm run payments -- unpaid  --id <payment> --by <name>  ordered, and the provider doesn't have it: back in ten minutes
npm run payments -- settled --id <payment> --by <name>  what books and provider said differently is put right
npm run payments -- returned --id <payment> --by <name> what the provider does not send back was sent by hand

--by     who you are, in plain letters
--reason ${PAYMENT_REASONS.join("|")} (not_accepted): what the player reads
--url    the server (http://127.0.0.1 and PORT); elsewhere than on this machine by https

The running server does it.
`;

const OPTIONS = {
  id: { type: "string" },
  by: { type: "string" },
  reason: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses an operator command. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Sends the command to the running server. @throws as `askServer` */
export const runCommand = (command: OperationCommand<Operation>, server: OperatedServer) =>
  runOperation(command, server, "/operator/payments");
