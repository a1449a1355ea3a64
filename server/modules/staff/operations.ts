import * as v from "valibot";
import { StaffNameSchema, textUpTo as text } from "../../http/operations.ts";
import { ROLES } from "../../http/staff-member.ts";

/** The local operator's name, outside production only. */
const by = v.optional(StaffNameSchema);
const name = StaffNameSchema;
const reason = text(200);
const id = v.pipe(v.string(), v.uuid("unknown"));
/** Roles without repetition. */
const roles = v.pipe(
  v.array(v.picklist(ROLES, "unknown")),
  v.transform((all) => [...new Set(all)]),
);
const password = v.pipe(v.string(), v.maxLength(200, "too_long"));
const code = v.pipe(v.string(), v.trim(), v.maxLength(100, "too_long"));

/** A staff command on members and the log. */
export const StaffOperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("first_admin"), name }),
  v.strictObject({ command: v.literal("add"), name, reason, by }),
  v.strictObject({ command: v.literal("set_roles"), name, roles, reason, by }),
  v.strictObject({ command: v.picklist(["disable", "reset_second_factor"]), name, reason, by }),
  v.strictObject({ command: v.picklist(["list", "log", "verify"]), by }),
  v.strictObject({ command: v.literal("sign_out") }),
]);
export type StaffOperation = v.InferOutput<typeof StaffOperationSchema>;

/** A staff command on requests that wait for a second person. */
export const ApprovalOperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("list"), by }),
  v.strictObject({ command: v.literal("show"), id, by }),
  v.strictObject({ command: v.literal("approve"), id, by }),
  v.strictObject({ command: v.literal("reject"), id, reason, by }),
]);
export type ApprovalOperation = v.InferOutput<typeof ApprovalOperationSchema>;

/** A sign-in, or an enrolment with its code. */
export const CredentialsSchema = v.strictObject({ name, password, code });
export type Credentials = v.InferOutput<typeof CredentialsSchema>;

export const SessionSchema = v.object({ token: v.string(), expires_at: v.string() });
export const EnrolmentSchema = v.object({ otp_uri: v.string() });
