import * as v from "valibot";
import type { PlayersStore } from "../../../core/players/store.ts";
import type { SessionsStore } from "../../../core/sessions/sessions-store.ts";
import { RequestError } from "../../../http/errors.ts";
import {
  StaffNameSchema as by,
  OutcomeSchema as PlainOutcomeSchema,
  textUpTo as text,
} from "../../../http/operations.ts";
import type { CodesStore } from "../security/codes-store.ts";
import type { TokensStore } from "../tokens-store.ts";
import { CURSOR, type ReencryptionStep } from "./reencrypt.ts";

/** A player id, or the email address of a confirmed player. */
const player = text(254);
/** A valid date as `yyyy-mm-dd`. */
const date = v.pipe(
  v.string(),
  v.isoDate("invalid_format"),
  v.check((day) => {
    const noon = new Date(`${day}T12:00:00Z`);
    return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
  }, "invalid_format"),
);

export const OperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("sign_out"), player, by }),
  v.strictObject({ command: v.literal("sign_out_all"), by }),
  v.strictObject({
    command: v.literal("reseal"),
    by,
    /** Where to continue: `next` of the previous step. */
    from: v.optional(v.pipe(v.string(), v.regex(CURSOR, "invalid_format"))),
  }),
  v.strictObject({ command: v.literal("remove_second_factor"), player, reason: text(200), by }),
  v.strictObject({ command: v.literal("source_of_wealth"), player, expires: date, by }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export const OutcomeSchema = v.object({
  ...PlainOutcomeSchema.entries,
  /** Progress of stepwise work: counts of this step, and where the next one starts. */
  step: v.optional(v.object({ otpSecrets: v.number(), documents: v.number(), next: v.nullable(v.string()) })),
});
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

export interface AccountOperationsDeps {
  /** Milliseconds since the epoch. */
  now: () => number;
  players: PlayersStore;
  sessions: SessionsStore;
  tokens: TokensStore;
  codes: CodesStore;
  /** Re-encrypts values of the previous secret, one step. */
  reseal: (from: string | undefined) => Promise<ReencryptionStep>;
  audit: (playerId: number | null, kind: string, value: unknown) => Promise<void>;
}

/** Runs staff commands on accounts; each is audited with the staff member's name. */
export function createAccountOperations(deps: AccountOperationsDeps) {
  const { now, players, sessions, tokens, codes, audit } = deps;
  return async (operation: Operation): Promise<Outcome> => {
    const { by } = operation;
    if (operation.command === "sign_out_all") {
      const ended = await sessions.closeEveryone();
      await audit(null, "all_signed_out", { by, sessions: ended });
      return { ok: true, lines: [`${ended} sessions ended`] };
    }
    if (operation.command === "reseal") {
      const { unreadable, ...step } = await deps.reseal(operation.from);
      const { otpSecrets, documents } = step;
      await audit(null, "resealed", { by, otpSecrets, documents, unreadable: unreadable.length });
      return {
        ok: unreadable.length === 0,
        lines: unreadable.map((name) => `Neither SECRET nor PREVIOUS_SECRET decrypts the ${name}`),
        step,
      };
    }
    const { id } = (await players.byIdOrEmail(operation.player)) ?? {};
    if (id === undefined) throw new RequestError("validation_failed", { errors: { player: ["unknown"] } });
    if (operation.command === "source_of_wealth") {
      // Noon, so that it's the same date in nearly every time zone.
      const sowQuestionnaireExpiresAt = new Date(`${operation.expires}T12:00:00Z`);
      if (sowQuestionnaireExpiresAt.getTime() <= now())
        throw new RequestError("validation_failed", { errors: { expires: ["too_early"] } });
      await players.update(id, { sowQuestionnaireExpiresAt, sowRemindedAt: null });
      await audit(id, "source_of_wealth_renewed", { by, expires: operation.expires });
      return {
        ok: true,
        lines: [`${operation.player}: source-of-wealth answers valid until ${operation.expires}`],
      };
    }
    if (operation.command === "remove_second_factor") {
      await players.update(id, { otpSecret: null, otpSince: null, otpStep: null });
      await codes.setRecoveryCodes(id, []);
    }
    // A pending token would sign in without a code now.
    await tokens.drop(id, "otp");
    await sessions.closeAll(id);
    if (operation.command === "sign_out") await audit(id, "signed_out", { by });
    else await audit(id, "second_factor_removed", { by, reason: operation.reason });
    const outcomeText =
      operation.command === "sign_out" ? "is signed out" : "has no second factor and is signed out";
    return { ok: true, lines: [`${operation.player} ${outcomeText} everywhere`] };
  };
}

export type OperateAccounts = ReturnType<typeof createAccountOperations>;
