import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styles from "./pull-to-refresh.module.css";

/** Travel of the indicator that refreshes, and its maximum, in CSS pixels. */
const REFRESH_TRAVEL = 90;
const MAX_TRAVEL = 130;

/** Travel of the indicator, which lags behind the finger. */
export const indicatorTravel = (distance: number): number =>
  Math.max(0, Math.min(MAX_TRAVEL, distance * 0.6));

/**
 * The installed app has no reload button: pulling down at the top of the page refetches its data. Ignores
 * horizontal gestures and nested scrollers.
 */
export function PullToRefresh() {
  const { t } = useLingui();
  const client = useQueryClient();
  const indicator = useRef<HTMLDivElement>(null);
  const [refreshing, setRefreshing] = useState(false);
  useEffect(() => {
    let start: Touch | null = null;
    let pulledTo = 0;
    const move = (offset: number) => {
      pulledTo = offset;
      if (indicator.current) indicator.current.style.transform = offset > 0 ? `translateY(${offset}px)` : "";
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      const isInScroller = (target as Element | null)?.closest?.("dialog, [role=dialog], [data-scrolls]");
      start = touches.length === 1 && scrollY <= 0 && !isInScroller ? touches[0]! : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (!start) return;
      const [dx, dy] = [touches[0]!.clientX - start.clientX, touches[0]!.clientY - start.clientY];
      if (dy < 0 || Math.abs(dx) > Math.abs(dy) || scrollY > 0) {
        start = null;
        return move(0);
      }
      move(indicatorTravel(dy));
    };
    const onEnd = () => {
      const shouldRefresh = start !== null && pulledTo >= REFRESH_TRAVEL;
      start = null;
      move(0);
      if (!shouldRefresh) return;
      setRefreshing(true);
      void client.refetchQueries({ type: "active" }).finally(() => setRefreshing(false));
    };
    const options = { passive: true };
    addEventListener("touchstart", onStart, options);
    addEventListener("touchmove", onMove, options);
    addEventListener("touchend", onEnd, options);
    addEventListener("touchcancel", onEnd, options);
    return () => {
      removeEventListener("touchstart", onStart);
      removeEventListener("touchmove", onMove);
      removeEventListener("touchend", onEnd);
      removeEventListener("touchcancel", onEnd);
    };
  }, [client]);
  return (
    <div ref={indicator} className={styles.sign} data-refreshing={refreshing || undefined} role="status">
      <RefreshCw aria-hidden size={20} />
      <span className="visually-hidden">{refreshing ? t`Loading` : ""}</span>
    </div>
  );
}
