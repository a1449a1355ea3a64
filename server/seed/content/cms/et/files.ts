import { FILE_TITLES as ENGLISH } from "../en/files.ts";
import type { CmsTexts } from "../texts.ts";

export const FILE_TITLES: CmsTexts["files"] = {
  // Names of partners, cards and coins stay as they are.
  ...ENGLISH,
  "award-lobby": "Aasta lobi, mängijate hääletus 2026",
  "award-mobile": "Parim mobiilis, mängijate hääletus 2026",
  "award-support": "Sõbralikem klienditugi, mängijate hääletus 2026",
  "award-safer-play": "Turvalisema mängu disain, žürii äramärkimine 2026",
  "licence-cw": "Curaçao reeglid",
  "licence-ee": "Eesti reeglid",
  "licence-gcb": "Hasartmängude järelevalveameti reeglid",
  "licence-reg": "Piirkondlikud reeglid",
  "play-responsibly": "Mängi vastutustundlikult",
  "bank-transfer": "Pangaülekanne",
  "instant-bank": "Kiirmakse pangast",
  "prepaid-voucher": "Ettemaksukupong",
  dmca: "DMCA teade",
};
