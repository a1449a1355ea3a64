import { hash } from "../web/hash.ts";

interface DealerLook {
  /** Sprite of the table's picture. */
  portrait: string;
  /** First names of the dealers with this look. */
  names: readonly string[];
}

const look = (portrait: string, names: string): DealerLook => ({ portrait, names: names.split(" ") });

export const DEALER_LOOKS: readonly DealerLook[] = [
  look("dealer-anna", "Anna Elsa Ingrid Katrin Lena"),
  look("dealer-leon", "Leon Daniel Felix Hugo Paul"),
  look("dealer-amara", "Amara Abena Efua Naomi Nia"),
  look("dealer-kofi", "Kofi Abel Desmond Kwame Samuel"),
  look("dealer-mei", "Mei Aiko Hana Jia Sakura"),
  look("dealer-omar", "Omar Amir Farid Karim Yusuf"),
  look("dealer-nora", "Nora Aisling Erin Freya Maeve"),
  look("dealer-diego", "Diego Andrés Bruno Marco Mateo"),
  look("dealer-zuri", "Zuri Adaeze Makena Simone Zola"),
  look("dealer-arjun", "Arjun Dev Kiran Nikhil Rohan"),
  look("dealer-ines", "Inés Carmen Clara Lucía Marta"),
  look("dealer-viktor", "Viktor Anton Henrik Kasimir Milan"),
  look("dealer-sofia", "Sofia Astrid Johanna Mila Tilda"),
  look("dealer-jonas", "Jonas Emil Lukas Nils Oskar"),
  look("dealer-lin", "Lin Haruto Jun Kenji Wei"),
  look("dealer-priya", "Priya Anjali Leela Meera Nisha"),
  look("dealer-marcus", "Marcus Elijah Isaac Malik Tobias"),
  look("dealer-yuna", "Yuna Ami Jisoo Sora Xia"),
  look("dealer-rafael", "Rafael Enzo Luca Nico Thiago"),
  look("dealer-greta", "Greta Alma Hedda Maren Ronja"),
  look("dealer-lucas", "Lucas Adrien Bastien Noé Théo"),
  look("dealer-chiara", "Chiara Bianca Elena Giulia Serena"),
  look("dealer-ivan", "Ivan Dmitri Miron Pavel Stefan"),
  look("dealer-fatima", "Fatima Leila Nadia Samira Yasmin"),
  look("dealer-kai", "Kai Hiro Minh Ren Tao"),
  look("dealer-ruth", "Ruth Agnes Edith Helga Margot"),
  look("dealer-tyler", "Tyler Callum Declan Ewan Rory"),
  look("dealer-imani", "Imani Ayana Sade Thandi Wanjiru"),
  look("dealer-mateus", "Mateus Caio Davi Ravi Tiago"),
  look("dealer-linh", "Linh Anh Mai Suki Yui"),
  look("dealer-bruna", "Bruna Camila Dalia Paloma Rosa"),
  look("dealer-george", "George Albert Edgar Otis Walter"),
];

/** The look of a table's dealers: its picture and its facts show the same people. */
export const dealerLook = (identifier: string): DealerLook =>
  DEALER_LOOKS[(hash(`table:${identifier}`) >>> 5) % DEALER_LOOKS.length]!;
