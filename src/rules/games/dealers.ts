import { hash } from "../web/hash.ts";

interface DealerLook {
  /** Sprite of the table's picture. */
  portrait: string;
  /** First names of the dealers with this look. */
  names: readonly string[];
}

const look = (portrait: string, names: string): DealerLook => ({ portrait, names: names.split(" ") });

export const DEALER_LOOKS: readonly DealerLook[] = [
  look("dealer-anna", "Anna Elsa Greta Ingrid Katrin Lena Petra"),
  look("dealer-leon", "Leon Daniel Felix Hugo Jonas Lukas Paul"),
  look("dealer-amara", "Amara Abena Efua Imani Naomi Nia Thandi"),
  look("dealer-kofi", "Kofi Abel Desmond Jabari Kwame Moses Samuel"),
  look("dealer-mei", "Mei Aiko Hana Jia Lin Sakura Xia Yuki"),
  look("dealer-omar", "Omar Amir Farid Hassan Karim Nadir Tariq Yusuf"),
  look("dealer-nora", "Nora Aisling Erin Freya Maeve Orla Saskia"),
  look("dealer-diego", "Diego Andrés Bruno Joaquín Marco Mateo Rafael"),
  look("dealer-zuri", "Zuri Adaeze Folami Makena Simone Wanja Zola"),
  look("dealer-arjun", "Arjun Dev Kiran Nikhil Rafiq Rohan Samir"),
  look("dealer-ines", "Inés Carmen Clara Lucía Marta Paloma Sofia"),
  look("dealer-viktor", "Viktor Anton Emil Henrik Kasimir Milan Oskar"),
];

/** The look of a table's dealers: its picture and its facts show the same people. */
export const dealerLook = (identifier: string): DealerLook =>
  DEALER_LOOKS[(hash(`table:${identifier}`) >>> 5) % DEALER_LOOKS.length]!;
