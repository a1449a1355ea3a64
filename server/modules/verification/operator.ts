import * as v from "valibot";
import { REJECTION_REASONS } from "../../../src/contract/verification.ts";
import { checkOptions, parseOptions, UsageError } from "../../http/admin-client.ts";
import type { VerificationService } from "./service.ts";
import type { DocumentRow, VerificationDecision } from "./store.ts";

export const USAGE = `npm run verification -- list
npm run verification -- show <document id> --out <file>
npm run verification -- approve <document id>
npm run verification -- reject <document id> --reason ${REJECTION_REASONS.join("|")}
`;

export type Command =
  | { command: "list" }
  | { command: "show"; id: string; out: string }
  | { command: "decide"; id: string; decision: VerificationDecision };

const CommandSchema = v.variant("command", [
  v.strictObject({ command: v.literal("list") }),
  v.strictObject({
    command: v.literal("show"),
    id: v.pipe(v.string(), v.uuid()),
    out: v.pipe(v.string(), v.nonEmpty()),
  }),
  v.strictObject({ command: v.literal("approve"), id: v.pipe(v.string(), v.uuid()) }),
  v.strictObject({
    command: v.literal("reject"),
    id: v.pipe(v.string(), v.uuid()),
    reason: v.picklist(REJECTION_REASONS),
  }),
]);

function argumentsOf(args: string[]): object {
  const { values, positionals } = parseOptions(args, { reason: { type: "string" }, out: { type: "string" } });
  const [command, id, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`"${others[0]}" is an unexpected argument`);
  if (id === undefined && ["show", "approve", "reject"].includes(String(command)))
    throw new UsageError("The document's id is missing");
  if (id !== undefined && !v.is(v.pipe(v.string(), v.uuid()), id))
    throw new UsageError(`"${id}" is no document's id`);
  return { command, ...(id !== undefined && { id }), ...values };
}

/** Parses a staff command. @throws UsageError */
export function readCommand(args: string[]): Command {
  const output = checkOptions(CommandSchema, argumentsOf(args));
  if (output.command === "approve")
    return { command: "decide", id: output.id, decision: { status: "approved" } };
  if (output.command === "reject")
    return { command: "decide", id: output.id, decision: { status: "rejected", reason: output.reason } };
  return output;
}

const line = ({ id, playerId, kind, contentType, size, createdAt }: DocumentRow) =>
  [
    id,
    `player ${playerId}`,
    kind,
    contentType,
    `${Math.ceil(size / 1_024)} kB`,
    createdAt.toISOString(),
  ].join("  ");

export interface OperatorDeps {
  verification: VerificationService;
  /** The staff member's name, as recorded. */
  by: string;
  /** Writes a new file readable by its owner only. */
  save: (file: string, content: Uint8Array) => void;
}

/** Runs a command. @returns a message for the staff member; undefined if there is no such document */
export async function operate(
  command: Command,
  { verification, by, save }: OperatorDeps,
): Promise<string | undefined> {
  if (command.command === "list") {
    const pending = await verification.pending();
    return pending.length > 0 ? pending.map(line).join("\n") : "No pending documents";
  }
  if (command.command === "decide") {
    const decided = await verification.decide(command.id, command.decision, by);
    if (!decided) return undefined;
    const { kind, playerId, verified } = decided;
    return `${kind} of player ${playerId} is ${command.decision.status}; the player is ${verified ? "" : "not "}verified`;
  }
  const document = await verification.show(command.id, by);
  if (!document) return undefined;
  save(command.out, document.content);
  const { firstName, lastName, dateOfBirth, address, postalCode, city, country } = document.player;
  const details = [firstName, lastName, dateOfBirth, address, postalCode, city, country];
  return `${line(document)}\nThe player says: ${details.map((part) => part ?? "-").join(", ")}\nWritten to ${command.out}: delete it when you have decided`;
}
