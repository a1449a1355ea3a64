import { hash } from "../web/hash.ts";

interface DealerLook {
  /** Sprite of the table's picture. */
  portrait: string;
  /** First names of the dealers with this look. */
  names: readonly string[];
}

const look = (portrait: string, names: string): DealerLook => ({ portrait, names: names.split(" ") });

export const DEALER_LOOKS: readonly DealerLook[] = [
  look("dealer-anna", "Anna Clara Elsa Greta Ingrid Katrin Lena Marta Petra Sofia"),
  look("dealer-leon", "Leon Bruno Daniel Felix Hugo Jonas Lukas Marco Paul Viktor"),
  look("dealer-amara", "Amara Abena Efua Imani Naomi Nia Thandi Wanja Zola Zuri"),
  look("dealer-kofi", "Kofi Abel Desmond Jabari Kwame Malik Moses Samuel Tendai Yaw"),
  look("dealer-mei", "Mei Aiko Hana Jia Lin Mina Sakura Xia Yuki Yuna"),
  look("dealer-omar", "Omar Amir Farid Hassan Karim Nadir Rafiq Samir Tariq Yusuf"),
];

/** The look of a table's dealers: its picture and its facts show the same people. */
export const dealerLook = (identifier: string): DealerLook =>
  DEALER_LOOKS[(hash(`table:${identifier}`) >>> 5) % DEALER_LOOKS.length]!;
