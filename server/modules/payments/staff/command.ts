import { PAYMENT_REASONS } from "../../../../src/contract/payments.ts";
import {
  type AdminServer,
  type OperationCommand,
  readOperation,
  runOperation,
} from "../../../http/admin-client.ts";
import { type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run payments -- list                                waiting for staff: contradictions first, then oldest
npm run payments -- methods                             every method's minimum and maximum; marks defaults
npm run payments -- show    --id <payment>              everything about a payment
npm run payments -- approve --id <payment> --by <name>  large ones need a second person
npm run payments -- reject  --id <payment> --by <name> [--reason <why>]
npm run payments -- cancel  --id <payment> --by <name>  at the player's request
npm run payments -- pay     --id <payment> --by <name>  orders an approved one now instead of within a minute
npm run payments -- unpaid  --id <payment> --by <name>  the provider doesn't have the order: money returns in ten minutes
npm run payments -- settled --id <payment> --by <name>  resolves a contradiction between ledger and provider
npm run payments -- returned --id <payment> --by <name> a refund that the provider refused was sent by hand

--by     your name, in plain letters
--reason ${PAYMENT_REASONS.join("|")} (default: not_accepted), which the player reads
--url    the server (http://127.0.0.1 and PORT); other machines need https

Runs on the server.
`;

const OPTIONS = {
  id: { type: "string" },
  by: { type: "string" },
  reason: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses a staff command. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Sends the command to the running server. @throws as `callServer` */
export const runCommand = (command: OperationCommand<Operation>, server: AdminServer) =>
  runOperation(command, server, "/operator/payments");
