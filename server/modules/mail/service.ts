import type { Db } from "../../db/client.ts";
import { composeMail, type Mail } from "./compose.ts";
import { createMailStore, type MailRow } from "./store.ts";

/** Hands a mail to a mail server. */
export type Transport = (mail: Pick<MailRow, "recipient" | "subject" | "text" | "html">) => Promise<void>;

export interface MailDeps {
  db: Db;
  now: () => number;
  /** Without one, mails stay in the outbox, which the demo shows. */
  transport?: Transport;
  logError: (message: string, error: unknown) => void;
}

/** Mails are written to the outbox first: what a mail server does not take now is not lost. */
export function createMailService({ db, now, transport, logError }: MailDeps) {
  const store = createMailStore(db);

  async function deliver(mail: MailRow): Promise<void> {
    if (!transport) return;
    try {
      await transport(mail);
      await store.markSent(mail.id, new Date(now()));
    } catch (error) {
      logError(`mail ${mail.id} could not be sent`, error);
    }
  }

  return {
    /** Puts a mail into the outbox and lets it go; does not wait for the mail server. */
    async send({ playerId, to: recipient, ...mail }: Mail): Promise<void> {
      const written = { ...composeMail(mail), createdAt: new Date(now()) };
      void deliver(await store.insert({ playerId, recipient, locale: mail.locale, ...written }));
    },

    newest: store.newest,
    byId: store.byId,
  };
}

export type MailService = ReturnType<typeof createMailService>;
