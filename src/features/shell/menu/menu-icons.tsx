import {
  Bitcoin,
  Cherry,
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
  type LucideIcon,
  Radio,
  Rocket,
  Spade,
  Star,
  Store,
  Trophy,
} from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  all: LayoutGrid,
  jackpots: Gem,
  crash: Rocket,
  bingo: Grid3x3,
  instant: Flame,
  megaways: Layers,
  "fruit-slots": Cherry,
  exclusive: Star,
  roulette: Dices,
  blackjack: Spade,
  "game-shows": Radio,
  new: Star,
  top: Trophy,
  table: Spade,
  providers: Store,
  promotions: Gift,
  crypto: Bitcoin,
  support: LifeBuoy,
  favorites: Heart,
  responsible: HeartHandshake,
};

/** Icon of a menu entry; a separate chunk, because the first screen of a phone has none. */
export default function MenuIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? Gift;
  return <Icon aria-hidden />;
}
