import {
  type OperatedServer,
  type OperationCommand,
  readOperation,
  runOperation,
} from "../../http/admin-client.ts";
import { type Operation, OperationSchema } from "./operations.ts";

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

/** What an operator asks for. @throws UsageError */
export const readCommand = (args: string[]) => readOperation(args, OPTIONS, OperationSchema);

/** Has the server do it. @throws as `askServer` */
export const runCommand = (command: OperationCommand<Operation>, server: OperatedServer) =>
  runOperation(command, server, "/operator/mails");
