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

/** Milliseconds until the next attempt: a minute after the first, then twice as long each time. */
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);

/**
 * What a failed delivery says of the mail: refused for good (SMTP's 5xx), refused for now, or nothing, because the server
 * was down, or refused the connection, the password or the sender.
 */
function verdictOf(error: unknown): "final" | "later" | "none" {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  if (command !== "RCPT TO" && command !== "DATA") return "none";
  return typeof responseCode === "number" && responseCode >= 500 ? "final" : "later";
}

/** Mails are written to the outbox first: what the mail server doesn't take now is sent again until it does. */
export function createMailService({ db, now, transport, logError }: MailDeps) {
  const store = createMailStore(db);

  /** Whether other mails may have more luck: this one was taken, or the refusal was about it alone. */
  async function deliver(mail: MailRow, send: Transport): Promise<boolean> {
    try {
      await send(mail);
      await store.markSent(mail.id, new Date(now()));
      return true;
    } catch (error) {
      logError(`mail ${mail.id} could not be sent`, error);
      const verdict = verdictOf(error);
      await store.schedule(mail.id, verdict === "final" ? null : new Date(now() + pauseAfter(mail.attempts)));
      return verdict !== "none";
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
      const since = new Date(now() - PATIENCE);
      for (let sent = 0; sent < BATCH; sent++) {
        // Should this process end meanwhile, another one sends it then.
        const claim = { at: new Date(now()), since, nextAt: new Date(now() + LEASE) };
        const mail = await store.claimDue(claim);
        if (!mail || !(await deliver(mail, transport))) return;
      }
    },

    newest: store.newest,
    byId: store.byId,
  };
}

export type MailService = ReturnType<typeof createMailService>;
