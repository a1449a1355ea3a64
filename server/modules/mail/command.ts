import {
  type AdminServer,
  type OperationCommand,
  readOperation,
  runOperation,
} from "../../http/admin-client.ts";
import { type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run mails -- list                          undelivered mails: refused permanently, or given up after a day
npm run mails -- resend --id <mail> --by <name>   sends one of them once more

--by     your name, in plain letters
--url    the server (http://127.0.0.1 and PORT); other machines need https

Runs on the server.
`;

const OPTIONS = {
  id: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses a staff command. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Sends the command to the running server. @throws as `callServer` */
export const runCommand = (command: OperationCommand<Operation>, server: AdminServer) =>
  runOperation(command, server, "/operator/mails");
