import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import styles from "./pull-to-refresh.module.css";

/** Travel of a finger that asks for fresh data, and most that is followed, CSS pixels. */
const ENOUGH = 90;
const MOST = 130;

/** How far the sign has come for a finger that has come so far: it lags behind. */
export const signTravel = (distance: number): number => Math.max(0, Math.min(MOST, distance * 0.6));

/**
 * The installed app has no button of a browser to reload with: pulling the page down at its top asks for everything on
 * it anew. Sideways and from within what scrolls itself it is another gesture.
 */
export function PullToRefresh() {
  const { t } = useLingui();
  const client = useQueryClient();
  const sign = useRef<HTMLDivElement>(null);
  const [refreshing, setRefreshing] = useState(false);
  useEffect(() => {
    let start: Touch | null = null;
    let pulled = 0;
    const move = (to: number) => {
      pulled = to;
      if (sign.current) sign.current.style.transform = to > 0 ? `translateY(${to}px)` : "";
    };
    const onStart = ({ touches, target }: TouchEvent) => {
      const inside = (target as Element | null)?.closest?.("dialog, [role=dialog], [data-scrolls]");
      start = touches.length === 1 && scrollY <= 0 && !inside ? touches[0]! : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      if (!start) return;
      const [dx, dy] = [touches[0]!.clientX - start.clientX, touches[0]!.clientY - start.clientY];
      if (dy < 0 || Math.abs(dx) > Math.abs(dy) || scrollY > 0) {
        start = null;
        return move(0);
      }
      move(signTravel(dy));
    };
    const onEnd = () => {
      const asks = start !== null && pulled >= signTravel(ENOUGH / 0.6);
      start = null;
      move(0);
      if (!asks) return;
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
    <div ref={sign} className={styles.sign} data-refreshing={refreshing || undefined} role="status">
      <RefreshCw aria-hidden size={20} />
      <span className="visually-hidden">{refreshing ? t`Loading` : ""}</span>
    </div>
  );
}
