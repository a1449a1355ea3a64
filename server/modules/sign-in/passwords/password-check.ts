import { isPassword } from "../../../core/credentials/password-hash.ts";
import { rejectFields } from "../../../core/players/field-errors.ts";
import type { PlayerRow } from "../../../core/players/store.ts";
import type { AuthAttempts } from "./auth-attempts.ts";

/** Asks a signed-in player for the password again; counts attempts and rejects a wrong one at its field. */
export function createPasswordCheck(attempts: AuthAttempts) {
  return async (player: PlayerRow, password: string, field: string): Promise<void> => {
    await attempts.password.byAccount.count(String(player.id));
    if (!(await isPassword(password, player.passwordHash))) rejectFields({ [field]: "wrong_password" });
    await attempts.password.byAccount.forget(String(player.id));
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
