import {
  type AdminServer,
  type OperationCommand,
  readOperation,
  runOperation,
} from "../../http/admin-client.ts";
import { type Operation, OperationSchema } from "./operations.ts";

export const USAGE = `npm run jobs -- list                    scheduled jobs with their last run, failed ones first
npm run jobs -- events                  events whose handlers failed, with the next attempt
npm run jobs -- retry --by <name>       retries the failed events now

--by     your name, in plain letters
--url    the server (http://127.0.0.1 and PORT); other machines need https

Runs on the server. Exits with status 1 if a job or an event has failed.
`;

const OPTIONS = {
  by: { type: "string" },
  url: { type: "string" },
} as const;

/** Parses a staff command. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Sends the command to the running server. @throws as `callServer` */
export const runCommand = (command: OperationCommand<Operation>, server: AdminServer) =>
  runOperation(command, server, "/operator/jobs");
