import type { Context } from "hono";
import { defineModule } from "../../core/modules/module.ts";
import type { PlayerRow } from "../../core/players/store.ts";
import type { AppEnv } from "../../http/env.ts";
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
    /** True if the player has a factor beside the password and hasn't proven any for ten minutes. */
    const needsConfirmation = async (
      c: Context<AppEnv>,
      { id, otpSince }: Pick<PlayerRow, "id" | "otpSince">,
    ): Promise<boolean> =>
      !(await signIn.freshProof.hasProof(c)) && (otpSince !== null || (await passkeys.has(id)));
    return {
      api: { needsConfirmation },
      routes: (app) =>
        passkeysRoutes(app, {
          passkeys,
          players,
          sessions,
          originOf,
          admit: signIn.admit,
          signIn: signIn.signIn,
          requireFreshProof: signIn.freshProof.requireFreshProof,
          checkFactors: signIn.freshProof.checkFactors,
          needsConfirmation,
          mailAdded: signIn.mailPasskeyAdded,
        }),
      retention: [[passkeyChallenges.expiresAt, 0]],
    };
  },
});
