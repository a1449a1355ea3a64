import { wait } from "../time/time.ts";
import { BUSY_LOCK } from "./busy.ts";

/** Time for other tabs to object, in milliseconds. */
const REPLY_TIMEOUT = 300;

export interface IdleCondition {
  /** Requires that no tab is visible. */
  hidden?: boolean;
}

/** `requestId` is random. Tabs of other builds may send other messages. */
type Message = { requestId?: number; question?: IdleCondition; objectsTo?: number } | null;

interface TabCoordinatorOptions {
  /** True if this tab objects to another tab's request. */
  isObjecting: (condition: IdleCondition) => boolean;
  channel?: BroadcastChannel | null;
  locks?: LockManager | null;
  pause?: typeof wait;
}

export interface TabCoordinator {
  /**
   * Runs `run` if no tab of this browser is in use and returns its result, else false. Callers check
   * `isBusy()` again before interrupting their own tab.
   */
  ifNoTabBusy(run: () => Promise<boolean>, condition?: IdleCondition): Promise<boolean>;
}

/**
 * Coordinates this browser's tabs. Tabs in use hold a lock, even while frozen. Messages check conditions for which
 * there is no lock, and replace locks in browsers without them.
 */
export function createTabCoordinator({
  isObjecting,
  channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("updates"),
  locks = navigator.locks ?? null,
  pause = wait,
}: TabCoordinatorOptions): TabCoordinator {
  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data?.requestId && isObjecting(data.question ?? {}))
      channel.postMessage({ objectsTo: data.requestId });
  });

  async function hasObjection(condition: IdleCondition): Promise<boolean> {
    if (!channel) return false;
    const id = Math.random();
    let isObjected = false;
    const onMessage = ({ data }: MessageEvent<Message>) => {
      if (data?.objectsTo === id) isObjected = true;
    };
    channel.addEventListener("message", onMessage);
    channel.postMessage({ requestId: id, question: condition });
    await pause(REPLY_TIMEOUT);
    channel.removeEventListener("message", onMessage);
    return isObjected;
  }

  return {
    async ifNoTabBusy(run, question = {}) {
      if (isObjecting({})) return false;
      const queriesTabs = !locks || question.hidden;
      if (queriesTabs && (await hasObjection(question))) return false;
      if (!locks) return run();
      return locks.request(BUSY_LOCK, { ifAvailable: true }, async (lock) => lock !== null && run());
    },
  };
}
