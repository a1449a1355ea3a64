import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { AppEnv } from "../../http/env.ts";
import { sendJson } from "../../http/headers.ts";
import { OutcomeSchema } from "../../http/operations.ts";
import { signInRequired } from "../../http/operator-only.ts";
import { parse, readJson } from "../../http/route.ts";
import { ROLES, type Role, type StaffMember } from "../../http/staff-member.ts";
import type { createApprovalOperations } from "./approvals/operate.ts";
import type { Members } from "./members/members.ts";
import { enrolmentLine, type OperateMembers, ROLES_BY_COMMAND } from "./members/operate.ts";
import type { StaffSignIn } from "./members/sign-in.ts";
import {
  ApprovalOperationSchema,
  CredentialsSchema,
  EnrolmentSchema,
  SessionSchema,
  StaffOperationSchema,
} from "./operations.ts";

interface RoutesDeps {
  authorize: (c: Context<AppEnv>, roles: readonly Role[], by?: string) => Promise<StaffMember>;
  signIn: StaffSignIn;
  members: Members;
  operateMembers: OperateMembers;
  operateApprovals: ReturnType<typeof createApprovalOperations>;
}

/** Serves `npm run staff`. */
export function staffOperatorRoutes(app: Hono<AppEnv>, deps: RoutesDeps): void {
  const { authorize, signIn, members, operateMembers, operateApprovals } = deps;

  /** Serves an operation; tests check the response. */
  function post<Schema extends v.GenericSchema>(
    path: `/operator/${string}`,
    schema: Schema,
    responseSchema: v.GenericSchema,
    handle: (operation: v.InferOutput<Schema>, c: Context<AppEnv>) => Promise<unknown>,
  ): void {
    app.post(path, async (c) => {
      const response = await handle(parse(schema, await readJson(c)) as v.InferOutput<Schema>, c);
      if (c.get("checkAnswers")) v.parse(responseSchema, response);
      return sendJson(c, response);
    });
  }

  /** Only with the operator key, in production too: without an admin, no member can sign in. */
  async function addFirstAdmin(c: Context<AppEnv>, name: string) {
    if (c.get("staff") !== "operator_key") throw signInRequired();
    return { ok: true, lines: [enrolmentLine(name, await members.firstAdmin(name))] };
  }

  async function signOut(c: Context<AppEnv>) {
    await signIn.signOut((c.req.header("authorization") ?? "").replace("Bearer ", ""));
    return { ok: true, lines: ["Signed out"] };
  }

  post("/operator/staff/sign_in", CredentialsSchema, SessionSchema, async (credentials, c) => {
    const { token, expiresAt } = await signIn.signIn({ ...credentials, network: c.get("visitor").network });
    return { token, expires_at: expiresAt.toISOString() };
  });
  post("/operator/staff/enrol", CredentialsSchema, EnrolmentSchema, async (credentials, c) => ({
    otp_uri: await signIn.enrol({ ...credentials, network: c.get("visitor").network }),
  }));
  post("/operator/staff", StaffOperationSchema, OutcomeSchema, async (operation, c) => {
    if (operation.command === "first_admin") return addFirstAdmin(c, operation.name);
    if (operation.command === "sign_out") return signOut(c);
    return operateMembers(operation, await authorize(c, ROLES_BY_COMMAND[operation.command], operation.by));
  });
  post("/operator/approvals", ApprovalOperationSchema, OutcomeSchema, async (operation, c) =>
    operateApprovals(operation, await authorize(c, ROLES, operation.by)),
  );
}
