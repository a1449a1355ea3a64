import { defineModule } from "../../core/modules/module.ts";
import { createPersistentRateLimit } from "../../http/persistent-rate-limit.ts";
import { createEncryptedDocuments } from "./encrypted-store.ts";
import { verificationRoutes } from "./routes.ts";
import { createVerificationService } from "./service.ts";
import { verificationDocuments } from "./tables.ts";

const UPLOADS = { points: 20, seconds: 24 * 3_600 };

export const verificationModule = defineModule({
  name: "verification",
  setup: ({ db, now, encryption }) => {
    const verification = createVerificationService({ db, now, encryption });
    return {
      api: { encryptedDocuments: createEncryptedDocuments(db), approveAll: verification.approveAll },
      playerRecords: [verificationDocuments.playerId],
      routes: (app) =>
        verificationRoutes(app, {
          verification,
          uploads: createPersistentRateLimit(db, "verification", UPLOADS),
        }),
    };
  },
});
