import { FILE_TITLES as ENGLISH } from "../en/files.ts";
import type { CmsTexts } from "../texts.ts";

export const FILE_TITLES: CmsTexts["files"] = {
  // Names of partners, cards and coins stay as they are.
  ...ENGLISH,
  "award-lobby": "Lobby des Jahres, Spielerwahl 2026",
  "award-mobile": "Bestes mobiles Angebot, Spielerwahl 2026",
  "award-support": "Freundlichster Support, Spielerwahl 2026",
  "award-safer-play": "Gestaltung für sicheres Spielen, lobende Erwähnung der Jury 2026",
  "licence-cw": "Regeln von Curaçao",
  "licence-ee": "Estnische Regeln",
  "licence-gcb": "Regeln der Glücksspielaufsicht",
  "licence-reg": "Regionale Regeln",
  "play-responsibly": "Verantwortungsvoll spielen",
  "bank-transfer": "Banküberweisung",
  "instant-bank": "Sofortige Bankzahlung",
  "prepaid-voucher": "Prepaid-Gutschein",
  dmca: "DMCA-Hinweis",
};
