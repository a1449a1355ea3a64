import { defineModule } from "../../core/modules/module.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { createApprovals } from "./approvals/approvals.ts";
import { createApprovalOperations } from "./approvals/operate.ts";
import { createAuthorize } from "./authorize.ts";
import { createStaffLog } from "./log/log.ts";
import { createMembers } from "./members/members.ts";
import { membersStore } from "./members/members-store.ts";
import { createMemberOperations } from "./members/operate.ts";
import { createStaffSignIn } from "./members/sign-in.ts";
import { staffOperatorRoutes } from "./routes.ts";
import { staffSessions } from "./tables.ts";
import { verifyStaff } from "./verification/verify-store.ts";

/** Attempts per window, seconds: the limit by name slows down instead of locking members out. */
const ATTEMPTS = {
  byName: { points: 10, seconds: 900, afterwards: 60 },
  byNetwork: { points: 50, seconds: 900 },
};

/** Staff members with roles, what needs a second person, and the log of what staff do. */
export const staffModule = defineModule({
  name: "staff",
  verify: verifyStaff,
  setup({ db, now, demo, encryption }) {
    const log = createStaffLog(now);
    const approvals = createApprovals({ db, now, log, allowsLocal: demo, findMember: membersStore.active });
    const members = createMembers({ db, now, log, approvals });
    const attempts = {
      byName: createPersistentRateLimit(db, "staff-sign-in", ATTEMPTS.byName),
      byNetwork: createPersistentRateLimit(db, "staff-sign-in-ip", ATTEMPTS.byNetwork),
    };
    const signIn = createStaffSignIn({ db, now, encryption, log, attempts });
    const authorize = createAuthorize(demo);
    return {
      api: {
        authorize,
        record: log.record,
        approvals: { define: approvals.define },
      },
      findStaff: signIn.findStaff,
      staffPaths: ["/operator/staff", "/operator/approvals"],
      staffRoutes: (app) =>
        staffOperatorRoutes(app, {
          authorize,
          signIn,
          members,
          operateMembers: createMemberOperations(db, members),
          operateApprovals: createApprovalOperations(approvals),
        }),
      retention: [[staffSessions.expiresAt, 1]],
    };
  },
});
