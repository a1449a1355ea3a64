import type { Db } from "../../../db/client.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import { storedForm } from "../canonical.ts";
import { eventHash } from "./chain.ts";
import { logStore } from "./log-store.ts";

export interface StaffAction {
  by: StaffMember;
  action: string;
  /** What the action changed, as `kind:id`. */
  subject: string;
  reason: string;
  before: unknown;
  after: unknown;
}

/** The staff log: who did what, why, and what changed. */
export const createStaffLog = (now: () => number) => ({
  /**
   * Appends to the log within `tx`. Call it last: other staff actions wait from here until the transaction ends. Values
   * must not contain secrets.
   */
  async record(tx: Db, { by, action, subject, reason, before, after }: StaffAction): Promise<void> {
    await logStore.lock(tx);
    const [newest] = await logStore.newest(tx, 1);
    const event = {
      number: (newest?.number ?? 0) + 1,
      at: new Date(now()),
      staffId: by.id,
      staffName: by.name,
      action,
      subject,
      reason,
      before: storedForm(before),
      after: storedForm(after),
    };
    await logStore.append(tx, { ...event, hash: eventHash(newest?.hash ?? "", event) });
  },
});

export type StaffLog = ReturnType<typeof createStaffLog>;
