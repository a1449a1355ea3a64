import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { fieldErrorsOf, type Values } from "../../lib/page/use-fields.ts";
import { emailOf } from "../../ui/field-checks.ts";

/**
 * Asks the server whether it accepts a new password, so that the form's first step can show what's wrong with it.
 * Without an answer the player may continue: registration checks the password again.
 * @throws the server's rejection of the password
 */
export async function checkNewPassword(client: QueryClient, values: Values): Promise<void> {
  const body = { user: { email: emailOf(values), password: String(values.password) } };
  try {
    await call(client, "POST /api/users/password_check", { body });
  } catch (error) {
    if (fieldErrorsOf(error).password) throw error;
  }
}
