import type { Db } from "../../db/client.ts";
import { composeMail, type Mail } from "./compose.ts";
import { createMailStore, type MailRow } from "./store.ts";

/**
 * Hands a mail to a mail server; rejects with `responseCode`, the server's SMTP code, where it answers with a refusal.
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
/** Milliseconds after which a mail isn't sent any more: its links and its news are out of date. */
const PATIENCE = 24 * 60 * MINUTE;
/** Most mails of one run, so that jobs behind this one get their turn. */
const BATCH = 50;

/** Milliseconds until the next attempt: a minute after the first, then twice as long each time. */
const pauseAfter = (attempts: number) => Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);

/** Whether a mail server has refused a mail for good (SMTP's 5xx), so that another attempt would end the same. */
function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: unknown } | null)?.responseCode;
  return typeof code === "number" && code >= 500 && code < 600;
}

/** Mails are written to the outbox first: what the mail server doesn't take now is sent again until it does. */
export function createMailService({ db, now, transport, logError }: MailDeps) {
  const store = createMailStore(db);

  /** Whether the mail server answered, be it with a refusal. */
  async function deliver(mail: MailRow, send: Transport): Promise<boolean> {
    try {
      await send(mail);
      await store.markSent(mail.id, new Date(now()));
      return true;
    } catch (error) {
      logError(`mail ${mail.id} could not be sent`, error);
      const isRefused = isFinal(error);
      await store.schedule(mail.id, isRefused ? null : new Date(now() + pauseAfter(mail.attempts)));
      return isRefused;
    }
  }

  return {
    /** Puts a mail into the outbox and lets it go; does not wait for the mail server. */
    async send({ playerId, to: recipient, ...mail }: Mail): Promise<void> {
      const createdAt = new Date(now());
      const attempt = transport && { attempts: 1, nextAttemptAt: new Date(now() + pauseAfter(1)) };
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
        const claim = { at: new Date(now()), since, nextAt: new Date(now() + LONGEST_PAUSE) };
        const mail = await store.claimDue(claim);
        if (!mail || !(await deliver(mail, transport))) return;
      }
    },

    newest: store.newest,
    byId: store.byId,
  };
}

export type MailService = ReturnType<typeof createMailService>;
