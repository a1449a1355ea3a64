import type { Db } from "../../db/client.ts";
import { composeMail, type Mail } from "./compose.ts";
import { createMailStore, type MailRow } from "./store.ts";

/** Delivers a mail to a mail server; rejects with the failed SMTP `command` and `responseCode`. */
export type Transport = (mail: Pick<MailRow, "recipient" | "subject" | "text" | "html">) => Promise<void>;

export interface MailDeps {
  db: Db;
  now: () => number;
  /** Without a transport, mails stay in the outbox, which the demo shows. */
  transport?: Transport;
  logError: (message: string, error: unknown) => void;
}

const MINUTE = 60_000;
const MAX_PAUSE = 60 * MINUTE;
/** Retry delay of a delivery with unknown outcome, milliseconds: longer than a slow server takes. */
const LEASE = 10 * MINUTE;
/** Age from which a mail is no longer sent, milliseconds: its links have expired. */
const MAX_AGE = 24 * 60 * MINUTE;
/** Mails per run. */
const BATCH = 50;
const MAX_LISTED = 500;
/** How long a staff command waits for the mail server, milliseconds. */
const OPERATOR_TIMEOUT = 30_000;

/** Exponential backoff from one minute, milliseconds. */
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), MAX_PAUSE);

/**
 * Outcome of an attempt: delivered, refused permanently (`final`) or temporarily (`later`), or unrelated to the mail
 * (`none`).
 */
export type Verdict = "sent" | "final" | "later" | "none";

/**
 * Classifies a delivery error: permanent (SMTP 5xx), temporary, or unrelated to the mail (server down, connection,
 * login or sender refused).
 */
function verdictOf(error: unknown): Exclude<Verdict, "sent"> {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  if (command !== "RCPT TO" && command !== "DATA") return "none";
  return typeof responseCode === "number" && responseCode >= 500 ? "final" : "later";
}

/** A mail queue: mails are stored first and retried until the mail server accepts them. */
export function createMailService({ db, now, transport, logError }: MailDeps) {
  const store = createMailStore(db);
  const oldest = () => new Date(now() - MAX_AGE);
  const claimTimes = () => ({ at: new Date(now()), since: oldest(), nextAt: new Date(now() + LEASE) });
  const isOutOfDate = ({ createdAt }: MailRow) => createdAt <= oldest();

  async function deliver(mail: MailRow, send: Transport): Promise<Verdict> {
    try {
      await send(mail);
      await store.markSent(mail.id, new Date(now()));
      return "sent";
    } catch (error) {
      logError(`mail ${mail.id}: delivery failed`, error);
      const verdict = verdictOf(error);
      // An expired mail isn't rescheduled.
      const pause = isOutOfDate(mail) ? 0 : pauseAfter(mail.attempts);
      await store.schedule(mail.id, verdict === "final" ? null : new Date(now() + pause));
      return verdict;
    }
  }

  return {
    /** Stores a mail and starts its delivery, without waiting for the mail server. */
    async send({ playerId, to: recipient, ...mail }: Mail): Promise<void> {
      const createdAt = new Date(now());
      const attempt = transport && { attempts: 1, nextAttemptAt: new Date(now() + LEASE) };
      const row = await store.insert({
        playerId,
        recipient,
        locale: mail.locale,
        kind: mail.kind,
        ...composeMail(mail),
        createdAt,
        ...attempt,
      });
      if (transport)
        deliver(row, transport).catch((error) =>
          logError(`mail ${row.id}: result could not be stored`, error),
        );
    },

    /** Retries up to one batch of due mails; stops early if the mail server itself fails. */
    async sendDue(): Promise<void> {
      if (!transport) return;
      for (let sentCount = 0; sentCount < BATCH; sentCount++) {
        // The lease lets another process retry if this one ends.
        const mail = await store.claimDue(claimTimes());
        // The mail server itself failed, so stop.
        if (!mail || (await deliver(mail, transport)) === "none") return;
      }
    },

    /** Mails that aren't retried any more, oldest first. */
    undelivered: () => store.undelivered(new Date(now()), oldest(), MAX_LISTED),

    /**
     * Sends an undelivered mail once more.
     * @param onClaimed runs before delivery
     * @returns the verdict; null if the mail server is slow, undefined if there is no such mail
     */
    async resend(
      id: number,
      onClaimed: (mail: MailRow) => Promise<void>,
    ): Promise<Verdict | null | undefined> {
      if (!transport) return undefined;
      const mail = await store.claimUndelivered(id, claimTimes());
      if (!mail) return undefined;
      await onClaimed(mail);
      const { promise: timeout, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(resolve, OPERATOR_TIMEOUT, null);
      const delivery = deliver(mail, transport);
      delivery.catch((error) => logError(`mail ${id}: result could not be stored`, error));
      return Promise.race([delivery, timeout]).finally(() => clearTimeout(timer));
    },

    /** True if mails leave this server. */
    hasTransport: transport !== undefined,

    newest: store.newest,
    byId: store.byId,
  };
}

export type MailService = ReturnType<typeof createMailService>;
