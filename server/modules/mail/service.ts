import type { Db } from "../../db/client.ts";
import { composeMail, type Mail } from "./compose.ts";
import { createMailStore, type MailRow } from "./store.ts";

/**
 * Hands a mail to a mail server. Where the server refuses, it rejects with the SMTP `command` that was refused and the
 * server's `responseCode`.
 */
export type Transport = (mail: Pick<MailRow, "recipient" | "subject" | "text" | "html">) => Promise<void>;

export interface MailDeps {
  db: Db;
  now: () => number;
  /** Without one, mails stay in the outbox, which the demo shows. */
  transport?: Transport;
  logError: (message: string, error: unknown) => void;
}

const MINUTE = 60_000;
const LONGEST_PAUSE = 60 * MINUTE;
/** Milliseconds until a mail is sent again whose delivery has no known outcome: longer than a slow server takes for one. */
const LEASE = 10 * MINUTE;
/** Milliseconds after which a mail isn't sent any more: its links and its news are out of date. */
const PATIENCE = 24 * 60 * MINUTE;
/** Most mails of one run. */
const BATCH = 50;
const MOST_LISTED = 500;
/** How long an operator waits for the mail server, milliseconds. */
const LONGEST_WAIT = 30_000;

/** Milliseconds until the next attempt: a minute after the first, then twice as long each time. */
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);

/** What an attempt says of a mail: taken, refused for good or for now, or nothing of the mail itself. */
export type Verdict = "sent" | "final" | "later" | "none";

/**
 * What a failed delivery says of the mail: refused for good (SMTP's 5xx), refused for now, or nothing, because the server
 * was down, or refused the connection, the password or the sender.
 */
function verdictOf(error: unknown): Exclude<Verdict, "sent"> {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  if (command !== "RCPT TO" && command !== "DATA") return "none";
  return typeof responseCode === "number" && responseCode >= 500 ? "final" : "later";
}

/** Mails are written to the outbox first: what the mail server doesn't take now is sent again until it does. */
export function createMailService({ db, now, transport, logError }: MailDeps) {
  const store = createMailStore(db);
  const oldest = () => new Date(now() - PATIENCE);
  const claimOfNow = () => ({ at: new Date(now()), since: oldest(), nextAt: new Date(now() + LEASE) });
  const isOutOfDate = ({ createdAt }: MailRow) => createdAt <= oldest();

  async function deliver(mail: MailRow, send: Transport): Promise<Verdict> {
    try {
      await send(mail);
      await store.markSent(mail.id, new Date(now()));
      return "sent";
    } catch (error) {
      logError(`mail ${mail.id} could not be sent`, error);
      const verdict = verdictOf(error);
      // A mail that is too old to be sent again by itself doesn't wait either.
      const pause = isOutOfDate(mail) ? 0 : pauseAfter(mail.attempts);
      await store.schedule(mail.id, verdict === "final" ? null : new Date(now() + pause));
      return verdict;
    }
  }

  return {
    /** Puts a mail into the outbox and lets it go; does not wait for the mail server. */
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
        deliver(row, transport).catch((error) => logError(`mail ${row.id} was not noted`, error));
    },

    /** Sends what is due for another attempt, until the mail server fails again. */
    async sendDue(): Promise<void> {
      if (!transport) return;
      for (let sent = 0; sent < BATCH; sent++) {
        // Should this process end meanwhile, another one sends it then.
        const mail = await store.claimDue(claimOfNow());
        // Where a failure says nothing of the mail, others have no more luck.
        if (!mail || (await deliver(mail, transport)) === "none") return;
      }
    },

    /** What isn't sent again by itself, the oldest first. */
    undelivered: () => store.undelivered(new Date(now()), oldest(), MOST_LISTED),

    /**
     * Sends an undelivered mail once more.
     * @param onClaimed runs before it is sent
     * @returns how the attempt ended, `null` while the mail server takes its time, `undefined` without such a mail
     */
    async resend(
      id: number,
      onClaimed: (mail: MailRow) => Promise<void>,
    ): Promise<Verdict | null | undefined> {
      if (!transport) return undefined;
      const mail = await store.claimUndelivered(id, claimOfNow());
      if (!mail) return undefined;
      await onClaimed(mail);
      const { promise: slow, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(resolve, LONGEST_WAIT, null);
      const delivery = deliver(mail, transport);
      delivery.catch((error) => logError(`mail ${id} was not noted`, error));
      return Promise.race([delivery, slow]).finally(() => clearTimeout(timer));
    },

    /** Whether mails leave this server. */
    hasTransport: transport !== undefined,

    newest: store.newest,
    byId: store.byId,
  };
}

export type MailService = ReturnType<typeof createMailService>;
