import { useLingui } from "@lingui/react/macro";

/** Translated names of categories and collections; unknown ids fall back to the server's name. */
export function useListNames(): (id: string, fallback?: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    all: t`All games`,
    pokies: t`Pokies`,
    live: t`Live casino`,
    table: t`Table games`,
    jackpots: t`Jackpots`,
    crash: t`Crash games`,
    bingo: t`Bingo and keno`,
    instant: t`Instant games`,
    megaways: t`Megaways`,
    "hold-and-win": t`Hold and win`,
    "bonus-buy": t`Bonus buy`,
    "book-games": t`Book games`,
    "classic-slots": t`Classic slots`,
    "fruit-slots": t`Fruit slots`,
    "cluster-pays": t`Cluster pays`,
    "free-spins": t`Free spins`,
    "high-volatility": t`High volatility`,
    animated: t`Animated`,
    exclusive: t`Exclusive`,
    "pragmatic-drop-wins": t`Drops and wins`,
    "pragmatic-drop-wins-live": t`Live drops and wins`,
    prerelease: t`Coming soon`,
    roulette: t`Roulette`,
    blackjack: t`Blackjack`,
    baccarat: t`Baccarat`,
    poker: t`Poker`,
    "game-shows": t`Game shows`,
    "dice-games": t`Dice games`,
    top: t`Top games`,
    new: t`New games`,
    "top-10": t`Top 10 pokies`,
    recommended: t`Recommended`,
    special: t`Special picks`,
    "megaways-hits": t`Megaways hits`,
    "fruit-classics": t`Fruit classics`,
    mystic: t`Mystic jackpots`,
  };
  return (id, fallback) => names[id] ?? fallback ?? id;
}
