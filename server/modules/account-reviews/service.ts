import type { AccountReview, ReviewAnswer } from "../../../src/contract/account-reviews.ts";
import { dayMonthsLater } from "../../../src/rules/limits/limit-windows.ts";
import type { Db } from "../../db/client.ts";
import { RequestError } from "../../http/errors.ts";
import { reviewsStore as store } from "./store.ts";

/** How long a review stays postponed, milliseconds. */
export const POSTPONEMENT = 7 * 86_400_000;

export interface ReviewsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The player's registration date and review rule. */
  playerOf: (
    playerId: number,
  ) => Promise<{ createdAt: Date; rule: { months: number | null; timeZone: string } } | undefined>;
}

/** Asks players regularly to review their account and its transactions. */
export function createReviews({ db, now, playerOf }: ReviewsDeps) {
  async function of(playerId: number): Promise<AccountReview> {
    const [player, row] = await Promise.all([playerOf(playerId), store.of(db, playerId)]);
    if (!player) throw new RequestError("unauthorized");
    const { months, timeZone } = player.rule;
    const since = row?.reviewedAt ?? player.createdAt;
    const due = months === null ? null : dayMonthsLater(since.getTime(), months, timeZone);
    return {
      months,
      since: since.toISOString(),
      due_at: due === null ? null : new Date(due).toISOString(),
      is_due: due !== null && due <= now() && (row?.laterUntil?.getTime() ?? 0) <= now(),
    };
  }

  return {
    of,

    /** Records an answer; has no effect if no review is due. */
    async answer(playerId: number, answer: ReviewAnswer): Promise<AccountReview> {
      if ((await of(playerId)).is_due)
        await store.save(
          db,
          playerId,
          answer === "done"
            ? { reviewedAt: new Date(now()), laterUntil: null }
            : { laterUntil: new Date(now() + POSTPONEMENT) },
        );
      return of(playerId);
    },
  };
}

export type Reviews = ReturnType<typeof createReviews>;
