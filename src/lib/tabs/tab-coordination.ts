import { wait } from "../time/time.ts";
import { BUSY_LOCK } from "./busy.ts";

/** How long the others have to object, milliseconds: they only need to be awake. */
const PATIENCE = 300;

export interface Question {
  /** Only when no tab is being looked at. */
  unseen?: boolean;
}

/** Each question has a number of its own. Tabs of other builds may say something else. */
type Message = { asks?: number; question?: Question; objectsTo?: number } | null;

interface AllTabsOptions {
  /** Whether this tab objects to what another one asks. */
  objects: (question: Question) => boolean;
  channel?: BroadcastChannel | null;
  locks?: LockManager | null;
  pause?: typeof wait;
}

export interface AllTabs {
  /**
   * Runs `run` where no tab of this browser is busy, this one included, and gives its result; false where one is.
   * The caller still asks `isBusy()` before it takes something from its own tab: one may become busy meanwhile.
   */
  whileCalm(run: () => Promise<boolean>, question?: Question): Promise<boolean>;
}

/**
 * What the tabs of this browser must agree on. That one is busy is a lock, which it also holds while it sleeps; what
 * no lock says, and everything where there are none, the tabs ask each other.
 */
export function followTabs({
  objects,
  channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("updates"),
  locks = navigator.locks ?? null,
  pause = wait,
}: AllTabsOptions): AllTabs {
  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data?.asks && objects(data.question ?? {})) channel.postMessage({ objectsTo: data.asks });
  });

  async function anyObjects(question: Question): Promise<boolean> {
    if (!channel) return false;
    const asks = Math.random();
    let objected = false;
    const hear = ({ data }: MessageEvent<Message>) => {
      if (data?.objectsTo === asks) objected = true;
    };
    channel.addEventListener("message", hear);
    channel.postMessage({ asks, question });
    await pause(PATIENCE);
    channel.removeEventListener("message", hear);
    return objected;
  }

  return {
    async whileCalm(run, question = {}) {
      if (objects({})) return false;
      const asksAll = !locks || question.unseen;
      if (asksAll && (await anyObjects(question))) return false;
      if (!locks) return run();
      return locks.request(BUSY_LOCK, { ifAvailable: true }, async (lock) => lock !== null && run());
    },
  };
}
