import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSignedIn } from "../../api/player.ts";
import { roundsQuery } from "../../api/rounds.ts";
import { now } from "../../lib/time/time.ts";
import { type UsualPlay, usualPlay } from "../../rules/bonus-outlook/usual-play.ts";
import { periodStart } from "../../rules/limits/periods.ts";

/** How the player usually plays, by the newest rounds of a month; null for guests and if it's unknown. */
export function useUsualPlay(currency: string): UsualPlay | null {
  const isSignedIn = useSignedIn();
  const [from] = useState(() => periodStart("30d", now()));
  const { data } = useInfiniteQuery({
    ...roundsQuery({ from, currency }),
    enabled: isSignedIn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data
    ? usualPlay(
        data.pages.flatMap(({ rounds }) => rounds),
        currency,
      )
    : null;
}
