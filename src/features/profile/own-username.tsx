import { usePlayer } from "../../api/player.ts";

/** For password managers: whose password a form asks for that does not ask who it is. */
export function OwnUsername() {
  const player = usePlayer();
  return player ? (
    <input type="email" autoComplete="username" value={player.email} readOnly hidden aria-hidden />
  ) : null;
}
