import { defineModule } from "../../core/modules/module.ts";
import { digestOf } from "../../http/secret-token.ts";
import { createApprovals } from "./approvals/approvals.ts";
import { createAuthorize } from "./authorize.ts";
import { createStaffLog } from "./log/log.ts";
import { membersStore } from "./members/members-store.ts";
import { sessionsStore } from "./members/sessions-store.ts";
import { staffSessions } from "./tables.ts";
import { verifyStaff } from "./verify-store.ts";

/** Staff members with roles, what needs a second person, and the log of what staff do. */
export const staffModule = defineModule({
  name: "staff",
  setup({ db, now, demo }) {
    const log = createStaffLog(now);
    const approvals = createApprovals({
      db,
      now,
      log,
      allowsLocal: demo,
      findMember: membersStore.active,
    });
    return {
      api: {
        authorize: createAuthorize(demo),
        record: log.record,
        approvals: { define: approvals.define },
        verify: () => verifyStaff(db),
      },
      findStaff: (token: string) => sessionsStore.find(db, digestOf(token), now()),
      staffPaths: ["/operator/staff", "/operator/approvals"],
      retention: [[staffSessions.expiresAt, 1]],
    };
  },
});
