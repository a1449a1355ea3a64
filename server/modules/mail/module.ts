import { defineModule } from "../../core/modules/module.ts";
import { createMailOperations } from "./operations.ts";
import { mailsOperatorRoutes } from "./operator-routes.ts";
import { outboxRoutes } from "./outbox.ts";
import { createMailService, type Transport } from "./service.ts";
import { mails } from "./tables.ts";

export interface MailOptions {
  /** Mail transport; without it mails stay in the outbox. */
  sendMail?: Transport | undefined;
}

export const mailModule = defineModule({
  name: "mail",
  setup({ db, now, audit, demo, logError }, _, { sendMail }: MailOptions) {
    const mail = createMailService({ db, now, transport: sendMail, logError });
    return {
      api: { send: mail.send },
      retention: [[mails.createdAt, 90]],
      routes: (app) => {
        if (demo) outboxRoutes(app, mail);
      },
      staffRoutes: (app) => mailsOperatorRoutes(app, createMailOperations({ mail, audit })),
      jobs: [{ name: "send-due-mails", every: "minute", apart: true, run: mail.sendDue }],
    };
  },
});
