import { readFileSync } from "node:fs";
import * as v from "valibot";
import {
  type AdminServer,
  callServer,
  checkOptions,
  readOptions,
  UsageError,
} from "../../../http/admin-client.ts";
import type { Outcome } from "../../../http/operations.ts";
import { type CampaignOperation, CampaignOperationSchema, CampaignOutcomeSchema } from "./schema.ts";

export const USAGE = `npm run campaigns -- validate <file>
npm run campaigns -- save <file>                 writes the draft of the campaign's next version
npm run campaigns -- preview <slug>              checks, licences and markets, and yesterday
npm run campaigns -- submit <slug> --reason <text>   freezes the draft for review
npm run campaigns -- publish <slug> --reason <text>  requests the approval that publishes it
npm run campaigns -- pause|resume|retire <slug> --reason <text>
npm run campaigns -- list
npm run campaigns -- show <slug>

--by     name of the person, where the operator key signs the request
--url    the server (http://127.0.0.1 and PORT); other machines need https
A second person approves with: npm run staff -- approvals approve <id>
`;

const OPTIONS = { reason: { type: "string" }, by: { type: "string" }, url: { type: "string" } } as const;
const WITH_FILE = ["validate", "save"];

export interface Command {
  operation: CampaignOperation;
  url: string | undefined;
}

function readBody(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Parses the command line: the operation, its file or campaign, and options. @throws UsageError */
export function readCommand(args: string[]): Command {
  const subject = args[1]?.startsWith("-") ? undefined : args[1];
  const others = subject === undefined ? args : [args[0]!, ...args.slice(2)];
  const { command, url, rest } = readOptions(others, OPTIONS);
  const hasFile = WITH_FILE.includes(command ?? "");
  if (hasFile && subject === undefined) throw new UsageError("The file is missing");
  const named = hasFile ? { body: readBody(subject!) } : subject !== undefined && { slug: subject };
  const operation = checkOptions(CampaignOperationSchema, { command, ...named, ...rest });
  return { operation, url };
}

/** Runs the operation on the server. @throws Error with a message for the staff member */
export const runCommand = async ({ operation }: Command, server: AdminServer): Promise<Outcome> =>
  v.parse(CampaignOutcomeSchema, await callServer(server, "/operator/campaigns", operation));
