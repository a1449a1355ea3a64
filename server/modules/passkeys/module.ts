import { defineModule } from "../../core/modules/module.ts";
import { signInModule } from "../sign-in/module.ts";
import { passkeysRoutes } from "./routes.ts";
import { createPasskeys } from "./service.ts";
import { passkeyChallenges } from "./tables.ts";

/** Passkeys of players. */
export const passkeysModule = defineModule({
  name: "passkeys",
  needs: { signIn: signInModule },
  setup({ db, now, audit, players, sessions, originOf }, { signIn }) {
    const passkeys = createPasskeys({ db, now, audit });
    return {
      routes: (app) =>
        passkeysRoutes(app, {
          passkeys,
          players,
          sessions,
          originOf,
          admit: signIn.admit,
          signIn: signIn.signIn,
          requireFreshProof: signIn.requireFreshProof,
          mailAdded: signIn.mailPasskeyAdded,
        }),
      retention: [[passkeyChallenges.expiresAt, 0]],
    };
  },
});
