import type { CmsFile } from "../../../../src/contract/cms.ts";

type FileEntry = Pick<CmsFile, "id" | "categories"> & Partial<Pick<CmsFile, "url" | "liveTime">>;

const partner = (id: number) => ({ id, categories: ["partners"] });
const award = (id: number) => ({
  id,
  categories: ["awards"],
  liveTime: { start_at: "01/01/2026 00:00", end_at: "31/12/2030 23:59" },
});
const licenceIcon = (id: number, url: string) => ({ id, categories: ["licence-icons"], url });
const payment = (id: number) => ({ id, categories: ["payment-logos"] });

/** Files by `frontend_identifier`; each is drawn at /art/logos/{locale}/{frontend_identifier}.svg. */
export const FILES = {
  "partner-silverline-cup": partner(1),
  "partner-orbit-fm": partner(2),
  "partner-harbour-hockey": partner(3),
  "partner-pixel-derby": partner(4),
  "partner-northbound-tv": partner(5),
  "partner-club-meridian": partner(6),
  "partner-tandem-racing": partner(7),
  "partner-lighthouse-fund": partner(8),
  "award-lobby": award(20),
  "award-mobile": award(21),
  "award-support": award(22),
  "award-safer-play": award(23),
  "licence-cw": licenceIcon(40, "/terms-and-conditions"),
  "licence-ee": licenceIcon(41, "/terms-and-conditions"),
  "licence-gcb": licenceIcon(42, "/terms-and-conditions"),
  "licence-reg": licenceIcon(43, "/terms-and-conditions"),
  "play-responsibly": licenceIcon(46, "/responsible-gaming"),
  visa: payment(60),
  mastercard: payment(61),
  interac: payment(62),
  "bank-transfer": payment(63),
  "instant-bank": payment(64),
  "prepaid-voucher": payment(65),
  bitcoin: payment(66),
  ethereum: payment(67),
  litecoin: payment(68),
  dogecoin: payment(69),
  tether: payment(70),
  dmca: { id: 80, categories: ["badges"] },
} as const satisfies Record<string, FileEntry>;

export type FileKey = keyof typeof FILES;
