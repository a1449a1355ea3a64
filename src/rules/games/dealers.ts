import { hash } from "../web/hash.ts";

interface Dealer {
  /** First name. */
  name: string;
  /** Sprite of the table's picture. */
  portrait: string;
}

/** One name a face: the same picture at two tables is the same person. */
export const DEALERS: readonly Dealer[] = [
  { name: "Anna", portrait: "dealer-anna" },
  { name: "Leon", portrait: "dealer-leon" },
  { name: "Amara", portrait: "dealer-amara" },
  { name: "Kofi", portrait: "dealer-kofi" },
  { name: "Mei", portrait: "dealer-mei" },
  { name: "Omar", portrait: "dealer-omar" },
  { name: "Nora", portrait: "dealer-nora" },
  { name: "Diego", portrait: "dealer-diego" },
  { name: "Zuri", portrait: "dealer-zuri" },
  { name: "Arjun", portrait: "dealer-arjun" },
  { name: "Inés", portrait: "dealer-ines" },
  { name: "Viktor", portrait: "dealer-viktor" },
  { name: "Sofia", portrait: "dealer-sofia" },
  { name: "Jonas", portrait: "dealer-jonas" },
  { name: "Lin", portrait: "dealer-lin" },
  { name: "Priya", portrait: "dealer-priya" },
  { name: "Marcus", portrait: "dealer-marcus" },
  { name: "Yuna", portrait: "dealer-yuna" },
  { name: "Rafael", portrait: "dealer-rafael" },
  { name: "Greta", portrait: "dealer-greta" },
  { name: "Lucas", portrait: "dealer-lucas" },
  { name: "Chiara", portrait: "dealer-chiara" },
  { name: "Ivan", portrait: "dealer-ivan" },
  { name: "Fatima", portrait: "dealer-fatima" },
  { name: "Kai", portrait: "dealer-kai" },
  { name: "Ruth", portrait: "dealer-ruth" },
  { name: "Tyler", portrait: "dealer-tyler" },
  { name: "Imani", portrait: "dealer-imani" },
  { name: "Mateus", portrait: "dealer-mateus" },
  { name: "Linh", portrait: "dealer-linh" },
  { name: "Bruna", portrait: "dealer-bruna" },
  { name: "George", portrait: "dealer-george" },
];

/** The dealer of a table: its picture and its facts show the same person. */
export const dealerOf = (identifier: string): Dealer =>
  DEALERS[(hash(`croupier:${identifier}`) >>> 4) % DEALERS.length]!;
