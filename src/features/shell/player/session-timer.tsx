import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Timer } from "lucide-react";
import { useEffect, useState } from "react";
import { projectQuery } from "../../../api/config.ts";
import { useServerTime } from "../../../api/server-time.ts";
import type { Player } from "../../../contract/player.ts";
import { PRIVATE_PREFIX } from "../../../lib/session/session.ts";
import { session } from "../../../lib/storage/storage.ts";
import { now } from "../../../lib/time/time.ts";
import { hoursMinutesSeconds } from "../../../rules/limits/elapsed.ts";
import styles from "./player.module.css";

const KEY = `${PRIVATE_PREFIX}session-timer`;

/** Time since sign-in, if the licence requires it; counted from the server's start of the session. */
export function SessionTimer({ player }: { player: Player }) {
  const { t } = useLingui();
  const isRequired = useQuery(projectQuery).data?.licence.session_timer === true;
  const toServerTime = useServerTime(isRequired);
  const startedAt = Date.parse(player.current_sign_in_at ?? session.read(KEY) ?? "");
  const [time, setTime] = useState(now);
  useEffect(() => {
    if (!isRequired) return;
    if (player.current_sign_in_at) session.write(KEY, player.current_sign_in_at);
    const timer = setInterval(() => setTime(now()), 1_000);
    return () => clearInterval(timer);
  }, [isRequired, player.current_sign_in_at]);
  if (!isRequired || Number.isNaN(startedAt)) return null;
  return (
    <span className={styles.timer} role="timer" aria-label={t`Time since login`}>
      <Timer aria-hidden size={16} /> {hoursMinutesSeconds(toServerTime(time) - startedAt)}
    </span>
  );
}
