import * as v from "valibot";
import { RequestError } from "../../http/errors.ts";
import { StaffNameSchema as by, type Outcome } from "../../http/operations.ts";
import type { MailService, Verdict } from "./service.ts";
import type { UndeliveredMail } from "./store.ts";

/** A staff command on mails. */
export const OperationSchema = v.variant("command", [
  v.strictObject({ command: v.literal("list") }),
  v.strictObject({
    command: v.literal("resend"),
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "invalid_format")),
    by,
  }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface MailOperationsDeps {
  mail: Pick<MailService, "undelivered" | "resend" | "hasTransport">;
  audit: (playerId: number | null, kind: string, value: unknown) => Promise<void>;
}

/** Shows enough of an address to spot a mistyped domain, without identifying the recipient. */
function maskedAddress(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  return `${recipient.slice(0, 1)}…${recipient.slice(at)}`;
}

const line = ({ id, kind, recipient, createdAt, attempts, nextAttemptAt }: UndeliveredMail): string =>
  [
    id,
    kind ?? "unknown kind",
    maskedAddress(recipient),
    `since ${createdAt.toISOString()}`,
    `${nextAttemptAt ? "given up" : "refused"} after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
  ].join("  ");

const VERDICTS: Record<Verdict, string> = {
  sent: "accepted by the mail server",
  final: "refused by the mail server again",
  later: "temporarily refused by the mail server",
  none: "the mail server is unavailable",
};

/** Runs staff commands on undelivered mails; attempts are audited with the staff member's name. */
export function createMailOperations({ mail, audit }: MailOperationsDeps) {
  return async (operation: Operation): Promise<Outcome> => {
    if (operation.command === "list") {
      const lines = (await mail.undelivered()).map(line);
      return { ok: true, lines: lines.length > 0 ? lines : ["No undelivered mails"] };
    }
    if (!mail.hasTransport) return { ok: false, lines: ["No mail server is configured: set SMTP_URL"] };
    const { id, by } = operation;
    const verdict = await mail.resend(Number(id), ({ playerId, kind }) =>
      audit(playerId, "mail_resent", { by, mail: Number(id), kind }),
    );
    if (verdict === undefined) throw new RequestError("validation_failed", { errors: { id: ["unknown"] } });
    const result = verdict === null ? "still in delivery; list shows it if that fails" : VERDICTS[verdict];
    return { ok: verdict === null || verdict === "sent", lines: [`Mail ${id}: ${result}`] };
  };
}

export type OperateMails = ReturnType<typeof createMailOperations>;
