import * as v from "valibot";
import {
  type AdminServer,
  callServer,
  checkOptions,
  readOptions,
  runOperation,
  UsageError,
} from "../../http/admin-client.ts";
import { type Outcome, StaffNameSchema } from "../../http/operations.ts";
import { ROLE_DUTIES, ROLES } from "../../http/staff-member.ts";
import {
  ApprovalOperationSchema,
  type Credentials,
  EnrolmentSchema,
  SessionSchema,
  StaffOperationSchema,
} from "./operations.ts";

const roleLines = ROLES.map((role) => `  ${role.padEnd(14)}${ROLE_DUTIES[role]}`).join("\n");

export const USAGE = `npm run staff -- first-admin --name <name>              with the operator key, while there is no admin
npm run staff -- enrol --name <name>                    sets your password and prints your authenticator's address, once
npm run staff -- sign-in --name <name>                  starts a session of eight hours
npm run staff -- sign-out
npm run staff -- add --name <name> --reason <why>       prints an enrolment code for the new member
npm run staff -- set-roles --name <name> --roles <role,role> --reason <why>
npm run staff -- disable --name <name> --reason <why>
npm run staff -- reset-second-factor --name <name> --reason <why>
npm run staff -- list | log | verify
npm run staff -- approvals list
npm run staff -- approvals show | approve --id <id>
npm run staff -- approvals reject --id <id> --reason <why>

Passwords and codes are read from the terminal, or from standard input: one a line.

--by     your name without a session, outside production
--url    the server (http://127.0.0.1 and PORT); other machines need https

Roles:
${roleLines}
`;

const OPTIONS = {
  name: { type: "string" },
  roles: { type: "string" },
  reason: { type: "string" },
  id: { type: "string" },
  by: { type: "string" },
  url: { type: "string" },
} as const;

/** A command that sends credentials instead of a session. */
type CredentialsCommand = { kind: "sign_in" | "enrol"; name: string; url: string | undefined };
type SessionCommand = {
  kind: "operation";
  path: "/operator/staff" | "/operator/approvals";
  operation: { command: string };
  url: string | undefined;
};
export type Command = CredentialsCommand | SessionCommand;

const NameSchema = v.strictObject({ name: StaffNameSchema });

function rolesOf(text: string): string[] {
  const names = text.split(",").map((role) => role.trim());
  const unknown = names.find((role) => role !== "" && !(ROLES as readonly string[]).includes(role));
  if (unknown !== undefined) throw new UsageError(`"${unknown}" isn't a role: use ${ROLES.join(", ")}`);
  return names.filter((role) => role !== "");
}

/** Parses a staff command. @throws UsageError */
export function readCommand(args: string[]): Command {
  const isApproval = args[0] === "approvals";
  const { command: word, url, rest } = readOptions(isApproval ? args.slice(1) : args, OPTIONS);
  const command = word?.replaceAll("-", "_");
  if (!isApproval && (command === "sign_in" || command === "enrol"))
    return { kind: command, name: checkOptions(NameSchema, rest).name, url };
  const { roles, ...others } = rest;
  const values = { ...others, ...(roles !== undefined && { roles: rolesOf(roles) }), command };
  return isApproval
    ? {
        kind: "operation",
        path: "/operator/approvals",
        operation: checkOptions(ApprovalOperationSchema, values),
        url,
      }
    : {
        kind: "operation",
        path: "/operator/staff",
        operation: checkOptions(StaffOperationSchema, values),
        url,
      };
}

export interface CommandDeps {
  server: AdminServer;
  /** Reads a line that isn't shown. */
  readSecret: (prompt: string) => Promise<string>;
  /** Stores the session's token for later commands. */
  storeSession: (token: string) => void;
  removeSession: () => void;
}

/** @throws Error with a message for the staff member */
export async function runCommand(command: Command, deps: CommandDeps): Promise<Outcome> {
  const { server } = deps;
  if (command.kind === "operation") {
    const { operation, path } = command;
    // A session that has expired can't be ended, but is forgotten too.
    if (operation.command === "sign_out") deps.removeSession();
    return runOperation({ operation, url: command.url }, server, path);
  }
  const isEnrolment = command.kind === "enrol";
  const credentials: Credentials = {
    name: command.name,
    code: isEnrolment ? await deps.readSecret("Enrolment code: ") : "",
    password: await deps.readSecret("Password: "),
  };
  if (isEnrolment) {
    const { otp_uri } = v.parse(
      EnrolmentSchema,
      await callServer(server, "/operator/staff/enrol", credentials),
    );
    return { ok: true, lines: ["Add this to your authenticator; it isn't shown again:", otp_uri] };
  }
  credentials.code = await deps.readSecret("Authenticator code: ");
  const session = v.parse(SessionSchema, await callServer(server, "/operator/staff/sign_in", credentials));
  deps.storeSession(session.token);
  return { ok: true, lines: [`Signed in until ${session.expires_at}`] };
}
