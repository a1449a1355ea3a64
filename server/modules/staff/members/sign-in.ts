import { PASSWORD, passwordRule } from "../../../../src/rules/players/field-rules.ts";
import { hashPassword, isPassword } from "../../../core/credentials/password-hash.ts";
import { newOtpSecret, otpStepOf, otpUri } from "../../../core/credentials/totp.ts";
import type { Encryption } from "../../../core/encryption.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import { STAFF_TOKEN_PREFIX } from "../../../http/operator-only.ts";
import type { RateLimit } from "../../../http/persistent-rate-limit.ts";
import { digestOf, newToken } from "../../../http/secret-token.ts";
import type { StaffMember } from "../../../http/staff-member.ts";
import type { StaffLog } from "../log/log.ts";
import { reject } from "../reject.ts";
import { type MemberRow, membersStore, nameKey } from "./members-store.ts";
import { sessionsStore } from "./sessions-store.ts";

/** Length of a staff session, milliseconds: it isn't extended. */
export const SESSION_LIFETIME = 8 * 3_600_000;

/** Staff passwords are longer than players'. */
const MIN_PASSWORD_LENGTH = 12;

/** Error code for a new password; null if it's allowed. */
function passwordProblem(password: string): string | null {
  const { length } = [...password];
  if (length < MIN_PASSWORD_LENGTH) return "too_short";
  return length > PASSWORD.max ? "too_long" : passwordRule(password);
}

interface SignInDeps {
  db: Db;
  now: () => number;
  encryption: Encryption;
  log: StaffLog;
  /** Limits of attempts, by the spelling of a name and by network. */
  attempts: { byName: RateLimit; byNetwork: RateLimit };
}

export interface Attempt {
  name: string;
  password: string;
  code: string;
  /** Rate limit key of the caller's network. */
  network: string;
}

const memberOf = ({ id, name, roles }: MemberRow): StaffMember => ({ id, name, roles });
/** The same rejection for an unknown name, a wrong password, a wrong code and a disabled member. */
const wrong = () => new RequestError("unauthorized", { errors: { name: ["wrong_credentials"] } });

/** Enrolment, sign-in and sessions of staff. */
export function createStaffSignIn({ db, now, encryption, log, attempts }: SignInDeps) {
  async function count({ name, network }: Attempt): Promise<void> {
    await attempts.byNetwork.count(network);
    await attempts.byName.count(nameKey(name));
  }

  const activeMember = async (name: string) => {
    const row = await membersStore.byName(db, name);
    return row?.state === "active" ? row : undefined;
  };

  /** Consumes the one-time code, and re-encrypts a secret of the previous server secret. */
  async function consumeCode(tx: Db, { id, otpSecret }: MemberRow, code: string): Promise<void> {
    if (otpSecret === null) throw wrong();
    const secret = encryption.decrypt(otpSecret);
    const step = otpStepOf(secret, code, now());
    if (step === null || !(await membersStore.consumeStep(tx, id, step))) throw wrong();
    if (!otpSecret.startsWith(encryption.prefix))
      await membersStore.update(tx, id, { otpSecret: encryption.encrypt(secret) });
  }

  return {
    /**
     * Uses an enrolment code: sets the first password, or checks the existing one, and creates an authenticator secret.
     * @returns the address for authenticator apps, which isn't shown again
     * @throws RequestError 401 `wrong_credentials`, 422 for a password that isn't allowed
     */
    async enrol(attempt: Attempt): Promise<string> {
      const { name, password, code } = attempt;
      await count(attempt);
      const row = await activeMember(name);
      const digest = digestOf(code);
      const isValid = row?.enrolmentDigest === digest && (row.enrolmentExpiresAt?.getTime() ?? 0) > now();
      const passwordMatches = await isPassword(password, row?.passwordDigest);
      if (!row || !isValid || (row.passwordDigest !== null && !passwordMatches)) throw wrong();
      const problem = row.passwordDigest === null ? passwordProblem(password) : null;
      if (problem) reject("password", problem);
      const secret = newOtpSecret();
      const passwordDigest = row.passwordDigest ?? (await hashPassword(password));
      await db.transaction(async (tx) => {
        // The consumed time step stays: a member who has signed in before still counts as an admin.
        const changes = { passwordDigest, otpSecret: encryption.encrypt(secret) };
        if (!(await membersStore.enrol(tx, row.id, digest, changes))) throw wrong();
        await log.record(tx, {
          by: memberOf(row),
          action: "staff.enrolled",
          subject: `staff:${row.id}`,
          reason: "",
          before: null,
          after: null,
        });
      });
      await attempts.byName.forget(nameKey(name));
      return otpUri(secret, "Apogee staff", row.name);
    },

    /**
     * Signs in with password and one-time code. @returns the session's token, which isn't stored
     * @throws RequestError 401 `wrong_credentials`, 429
     */
    async signIn(attempt: Attempt): Promise<{ token: string; expiresAt: Date }> {
      await count(attempt);
      const row = await activeMember(attempt.name);
      if (!(await isPassword(attempt.password, row?.passwordDigest)) || !row) throw wrong();
      const token = STAFF_TOKEN_PREFIX + newToken();
      const [createdAt, expiresAt] = [new Date(now()), new Date(now() + SESSION_LIFETIME)];
      await db.transaction(async (tx) => {
        await consumeCode(tx, row, attempt.code);
        await sessionsStore.add(tx, { digest: digestOf(token), staffId: row.id, createdAt, expiresAt });
        await log.record(tx, {
          by: memberOf(row),
          action: "staff.signed_in",
          subject: `staff:${row.id}`,
          reason: "",
          before: null,
          after: { expires_at: expiresAt.toISOString() },
        });
      });
      await attempts.byName.forget(nameKey(attempt.name));
      return { token, expiresAt };
    },

    findStaff: (token: string): Promise<StaffMember | undefined> =>
      sessionsStore.find(db, digestOf(token), now()),

    signOut: (token: string): Promise<void> => sessionsStore.end(db, digestOf(token)),
  };
}

export type StaffSignIn = ReturnType<typeof createStaffSignIn>;
