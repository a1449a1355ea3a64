import * as v from "valibot";
import { RequestError } from "../../http/errors.ts";
import { StaffNameSchema as by, type Outcome } from "../../http/operations.ts";
import type { MailService, Verdict } from "./service.ts";
import type { UndeliveredMail } from "./store.ts";

/** What an operator's command asks for. */
export const OperationSchema = v.variant("does", [
  v.strictObject({ does: v.literal("list") }),
  v.strictObject({
    does: v.literal("resend"),
    id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, "invalid_format")),
    by,
  }),
]);
export type Operation = v.InferOutput<typeof OperationSchema>;

export interface MailOperationsDeps {
  mail: Pick<MailService, "undelivered" | "resend" | "hasTransport">;
  audit: (playerId: number | null, kind: string, value: unknown) => Promise<void>;
}

/** Enough to recognize a typing error in a domain, and not whom it is to. */
function shortened(recipient: string): string {
  const at = recipient.lastIndexOf("@");
  return `${recipient.slice(0, 1)}…${recipient.slice(at)}`;
}

const line = ({ id, kind, recipient, createdAt, attempts, nextAttemptAt }: UndeliveredMail): string =>
  [
    id,
    kind ?? "unknown kind",
    shortened(recipient),
    `since ${createdAt.toISOString()}`,
    `${nextAttemptAt ? "given up" : "refused"} after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
  ].join("  ");

const VERDICTS: Record<Verdict, string> = {
  sent: "the mail server has taken it",
  final: "the mail server has refused it again",
  later: "the mail server doesn't take it now",
  none: "the mail server can't be used now",
};

/** Does what an operator asks of mails that weren't delivered; each attempt is noted with the operator's name. */
export function createMailOperations({ mail, audit }: MailOperationsDeps) {
  return async (operation: Operation): Promise<Outcome> => {
    if (operation.does === "list") {
      const lines = (await mail.undelivered()).map(line);
      return { ok: true, lines: lines.length > 0 ? lines : ["Every mail was taken or is still sent again"] };
    }
    if (!mail.hasTransport) return { ok: false, lines: ["This server has no mail server: set SMTP_URL"] };
    const { id, by } = operation;
    const verdict = await mail.resend(Number(id), ({ playerId, kind }) =>
      audit(playerId, "mail_resent", { by, mail: Number(id), kind }),
    );
    if (verdict === undefined) throw new RequestError("validation_failed", { errors: { id: ["unknown"] } });
    const result =
      verdict === null ? "the mail server takes its time; list names it if it fails" : VERDICTS[verdict];
    return { ok: verdict === null || verdict === "sent", lines: [`Mail ${id}: ${result}`] };
  };
}

export type OperateMails = ReturnType<typeof createMailOperations>;
