import { usePlayer } from "../../../api/player.ts";

/** Hidden username field that helps password managers in password-only forms. */
export function OwnUsername() {
  const player = usePlayer();
  return player ? (
    <input type="email" autoComplete="username" value={player.email} readOnly hidden aria-hidden />
  ) : null;
}
