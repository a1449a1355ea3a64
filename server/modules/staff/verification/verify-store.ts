import { asc } from "drizzle-orm";
import { isSamePerson } from "../../../../src/rules/players/staff-name.ts";
import type { Db } from "../../../db/client.ts";
import { liftStatementTimeout } from "../../../db/time-limits.ts";
import type { Approval } from "../approvals/approvals-store.ts";
import { canonicalDigest } from "../canonical.ts";
import { eventHash, type StaffEvent } from "../log/chain.ts";
import { logStore } from "../log/log-store.ts";
import { approvals } from "../tables.ts";

/** Events per query. */
const PAGE = 2_000;

/** Checks order and hashes. @returns the events about approvals too, by subject */
async function verifyChain(db: Db) {
  const problems: string[] = [];
  const approvalEvents = new Map<string, StaffEvent[]>();
  let [previous, last] = ["", 0];
  for (;;) {
    const events = await logStore.after(db, last, PAGE);
    if (events.length === 0) return { problems, approvalEvents };
    for (const event of events) {
      if (event.number !== last + 1) problems.push(`Staff log: event ${last + 1} is missing`);
      if (eventHash(previous, event) !== event.hash)
        problems.push(`Staff log: event ${event.number} doesn't match its hash`);
      [previous, last] = [event.hash, event.number];
      if (event.action.startsWith("approval."))
        approvalEvents.set(event.subject, [...(approvalEvents.get(event.subject) ?? []), event]);
    }
  }
}

/** True if the log has the person's event about this request, with the same content. */
const isLogged = (events: StaffEvent[], action: string, name: string | null, { digest }: Approval) =>
  events.some(
    (event) =>
      event.action === action &&
      event.staffName === name &&
      (event.after as { digest?: string } | null)?.digest === digest,
  );

function problemsOf(row: Approval, events: StaffEvent[]): string[] {
  const { decision, decidedBy, requestedBy } = row;
  return [
    ...(canonicalDigest(row.payload) !== row.digest ? ["doesn't match its digest"] : []),
    ...(isLogged(events, "approval.requested", requestedBy, row) ? [] : ["isn't logged as requested"]),
    ...(decidedBy !== null && isSamePerson(decidedBy, requestedBy) ? ["has no second person"] : []),
    ...(decision !== null && !isLogged(events, `approval.${decision}`, decidedBy, row)
      ? [`isn't logged as ${decision}`]
      : []),
    ...(decision === null && events.some(({ action }) => action !== "approval.requested")
      ? ["is logged as decided, but isn't"]
      : []),
  ].map((problem) => `Approval ${row.id} ${problem}`);
}

/**
 * Verifies a consistent snapshot: the staff log's order and hashes, and that a second person decided every approval.
 * @returns one sentence for each problem
 */
export function verifyStaff(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      await liftStatementTimeout(tx);
      const { problems, approvalEvents } = await verifyChain(tx);
      const rows = await tx.select().from(approvals).orderBy(asc(approvals.requestedAt), asc(approvals.id));
      for (const row of rows) {
        const subject = `approval:${row.id}`;
        problems.push(...problemsOf(row, approvalEvents.get(subject) ?? []));
        approvalEvents.delete(subject);
      }
      return [
        ...problems,
        ...[...approvalEvents.keys()].map((subject) => `Staff log: ${subject} is missing`),
      ];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
