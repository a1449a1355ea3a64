import {
  Bitcoin,
  BookOpen,
  Cherry,
  Coins,
  Crown,
  Dices,
  Flame,
  Gem,
  Gift,
  Grid3x3,
  Heart,
  HeartHandshake,
  Layers,
  LayoutGrid,
  LifeBuoy,
  LoaderPinwheel,
  type LucideIcon,
  Rocket,
  Spade,
  Sparkles,
  Star,
  Store,
  Sun,
  Trophy,
  Tv,
} from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  all: LayoutGrid,
  jackpots: Gem,
  // The active jackpots in turn.
  "jackpot-0": Star,
  "jackpot-1": Flame,
  "jackpot-2": Sun,
  crash: Rocket,
  bingo: Grid3x3,
  megaways: Layers,
  "bonus-buy": Coins,
  "fruit-slots": Cherry,
  exclusive: Crown,
  roulette: LoaderPinwheel,
  blackjack: Spade,
  "game-shows": Tv,
  new: Sparkles,
  top: Trophy,
  table: Dices,
  providers: Store,
  promotions: Gift,
  crypto: Bitcoin,
  support: LifeBuoy,
  favorites: Heart,
  responsible: HeartHandshake,
};

/** Icon of a menu entry; a separate chunk, because the first screen of a phone has none. */
export default function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? BookOpen;
  return <Icon aria-hidden />;
}
