import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { projectQuery } from "../../api/config.ts";
import { useServerTime } from "../../api/server-time.ts";
import type { Player } from "../../contract/player.ts";
import { PRIVATE_PREFIX } from "../../lib/session/session.ts";
import { session } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";
import { hoursMinutesSeconds } from "../../rules/limits/elapsed.ts";
import styles from "./player.module.css";

const KEY = `${PRIVATE_PREFIX}session-timer`;

/** Where a licence asks for it: how long the player has been signed in, by the server's beginning of the session. */
export function SessionTimer({ player }: { player: Player }) {
  const { t } = useLingui();
  const shown = useQuery(projectQuery).data?.licence.session_timer === true;
  const onServer = useServerTime(shown);
  const began = Date.parse(player.current_sign_in_at ?? session.read(KEY) ?? "");
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!shown) return;
    if (player.current_sign_in_at) session.write(KEY, player.current_sign_in_at);
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, [shown, player.current_sign_in_at]);
  if (!shown || Number.isNaN(began)) return null;
  return (
    <span className={styles.timer} role="timer" aria-label={t`Time since log-in`}>
      <Timer aria-hidden size={16} /> {hoursMinutesSeconds(onServer(time) - began)}
    </span>
  );
}
