import type { PaymentField } from "../../../src/contract/payment-fields.ts";
import type { Fee, PaymentMethod } from "../../../src/contract/payment-methods.ts";
import type { MethodRow, StoredTerms } from "../../modules/payments/tables.ts";
import { CURRENCIES, ENABLED_CURRENCIES } from "./currencies.ts";

/** The provider of all seeded methods. */
const PROVIDER = "reference";
const HOUR = 3_600;
const DAY = 24 * HOUR;
const FREE: Fee = { basis_points: 0, fixed_cents: 0 };
const INSTANT = { from_seconds: 0, to_seconds: 0 };

const field = (
  name: string,
  type: PaymentField["type"],
  label: PaymentField["label"],
  more: Partial<PaymentField> = {},
): PaymentField => ({
  name,
  type,
  label,
  required: true,
  pattern: null,
  min: null,
  max: null,
  options: null,
  dependsOn: null,
  ...more,
});

const CARD = field("card", "card", "card", { max: 200 });
const IBAN = field("iban", "iban", "iban", { max: 42 });
const HOLDER = field("account_holder", "text", "account_holder", {
  min: 2,
  max: 70,
  // Names of people and companies as banks write them.
  pattern: "[\\p{L}\\p{M}\\p{N} .,'’&()/+-]+",
});
const bankField = (...titles: string[]) =>
  field("bank", "select", "bank", {
    options: titles.map((title) => ({
      value: title
        .toLowerCase()
        .normalize("NFD")
        .replace(/[^a-z0-9]+/g, "_"),
      title,
    })),
  });

/** About ten euros in minor units; fiat amounts and the default bounds of coins derive from it. */
const TEN: Record<string, number> = {
  EUR: 1_000,
  USD: 1_000,
  CAD: 1_000,
  AUD: 1_000,
  NZD: 1_000,
  NOK: 10_000,
  BRL: 5_000,
  JPY: 1_000,
  BTC: 20_000,
  ETH: 400_000,
  BCH: 2_500_000,
  LTC: 12_000_000,
  DOG: 6_000_000_000,
  USDT: 10_000_000,
};

/** Bounds in minor units; withdrawals have a step of one, so that they can empty the balance. */
const bounds = (
  min_cents: number | null,
  max_cents: number | null,
  step_cents = 1,
): StoredTerms["bounds"] => ({
  min_cents,
  max_cents,
  step_cents,
});

interface MethodDraft extends Pick<PaymentMethod, "brand" | "name" | "requires"> {
  id: string;
  type?: PaymentMethod["type"];
  deposit: StoredTerms | null;
  cashout: StoredTerms | null;
}

const terms = (
  amounts: StoredTerms["bounds"],
  processing_time: StoredTerms["processing_time"],
  fields: PaymentField[] = [],
  fee: Fee = FREE,
): StoredTerms => ({ bounds: amounts, fee, processing_time, fields });

/** About ten euros and about one euro, minor units. */
const unitsOf = (currency: string) => ({ ten: TEN[currency]!, step: TEN[currency]! / 10 });

const cardOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "card",
    brand: "card",
    name: "Visa / Mastercard",
    requires: "card",
    deposit: terms(bounds(ten, 500 * ten, step), INSTANT, [CARD]),
    cashout: terms(bounds(ten, 500 * ten), { from_seconds: HOUR, to_seconds: 3 * DAY }, [CARD]),
  };
};

/** Digits that banks write in groups. */
const digits = (name: string, label: PaymentField["label"], pattern: string, max: number) =>
  field(name, "text", label, { pattern, max });

/** The account that a bank transfer pays to: the numbers that banks of the currency use. */
const ACCOUNT_OF: Readonly<Record<string, PaymentField[]>> = {
  EUR: [IBAN],
  NOK: [IBAN],
  CAD: [
    digits("institution_number", "institution_number", "\\d{3}", 3),
    digits("transit_number", "transit_number", "\\d{5}", 5),
    digits("account_number", "account_number", "\\d{7,12}", 12),
  ],
  AUD: [
    digits("bsb", "bsb", "\\d{3}[- ]?\\d{3}", 7),
    digits("account_number", "account_number", "\\d{5,9}", 9),
  ],
  NZD: [field("account_number", "nz_account", "account_number", { max: 20 })],
};
const OTHER_ACCOUNT = [
  field("account_number", "text", "account_number", { pattern: "[A-Za-z0-9 -]{5,34}", max: 34 }),
  field("bic", "text", "bic", { pattern: "[A-Za-z]{6}[A-Za-z0-9]{2}(?:[A-Za-z0-9]{3})?", max: 11 }),
];

const EMAIL = field("email", "email", "email", { max: 254 });

const transferOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "bank_transfer",
    brand: "bank-transfer",
    name: currency === "EUR" ? "SEPA transfer" : "Bank transfer",
    requires: "fields",
    deposit: terms(bounds(2 * ten, 2_000 * ten, step), { from_seconds: HOUR, to_seconds: 2 * DAY }, [HOLDER]),
    cashout: terms(bounds(ten, 5_000 * ten), { from_seconds: DAY, to_seconds: 3 * DAY }, [
      HOLDER,
      ...(ACCOUNT_OF[currency] ?? OTHER_ACCOUNT),
    ]),
  };
};

const walletOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "ewallet",
    brand: "e-wallet",
    name: "Orbit Wallet",
    requires: "fields",
    deposit: terms(bounds(ten, 1_000 * ten, step), INSTANT, [EMAIL]),
    cashout: terms(bounds(ten, 1_000 * ten), { from_seconds: 0, to_seconds: DAY }, [
      EMAIL,
      field("phone", "tel", "phone", { required: false, max: 20 }),
    ]),
  };
};

const voucherOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "voucher",
    brand: "voucher",
    name: "Prepaid voucher",
    requires: "fields",
    deposit: terms(
      bounds(ten, 25 * ten, step),
      INSTANT,
      [field("voucher_code", "text", "voucher_code", { pattern: "\\d{16}", min: 16, max: 16 })],
      { basis_points: 150, fixed_cents: 0 },
    ),
    cashout: null,
  };
};

/** Pays from an account at one of the banks, in the bank's own pages. */
const instantBankOf = (currency: string, ...banks: string[]): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "instant_bank",
    brand: "instant-bank",
    name: "Instant bank transfer",
    requires: "fields",
    deposit: terms(bounds(ten, 1_000 * ten, step), INSTANT, [bankField(...banks)]),
    cashout: null,
  };
};

const sofortOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "sofort",
    brand: "sofort",
    name: "Sofort",
    requires: "fields",
    deposit: terms(bounds(ten, 300 * ten, step), INSTANT, [
      bankField("Nordlicht Bank", "Alpen Bank", "Rhein Bank", "Other"),
      { ...IBAN, dependsOn: { field: "bank", values: ["other"] } },
    ]),
    cashout: null,
  };
};

const INTERAC_EMAIL: PaymentField = { ...EMAIL, label: "interac_email" };

const interacOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "interac",
    brand: "interac",
    name: "Interac e-Transfer",
    requires: "fields",
    deposit: terms(bounds(ten, 300 * ten, step), { from_seconds: 0, to_seconds: HOUR / 2 }, [INTERAC_EMAIL]),
    cashout: terms(bounds(2 * ten, 300 * ten), { from_seconds: 0, to_seconds: DAY }, [HOLDER, INTERAC_EMAIL]),
  };
};

/** A PayID is an email address, a phone number or a business number. */
const PAYID = field("payid", "text", "payid", {
  pattern: "[^\\s@]+@[^\\s@]+\\.[^\\s@]+|\\+?[\\d ]{9,15}",
  max: 254,
});

const payIdOf = (currency: string): MethodDraft => {
  const { ten, step } = unitsOf(currency);
  return {
    id: "payid",
    brand: "payid",
    name: "PayID",
    requires: "fields",
    deposit: terms(bounds(ten, 1_000 * ten, step), INSTANT, [HOLDER]),
    cashout: terms(bounds(2 * ten, 1_000 * ten), { from_seconds: 0, to_seconds: DAY }, [HOLDER, PAYID]),
  };
};

/** Methods for fiat currencies, in list order. */
const generalMethods = (currency: string): MethodDraft[] => [
  cardOf(currency),
  walletOf(currency),
  transferOf(currency),
  voucherOf(currency),
];

const estonianMethods = (currency: string): MethodDraft[] => [
  {
    ...instantBankOf(currency, "Baltika Pank", "Lahe Pank", "Saare Pank", "Tamme Pank"),
    id: "bank_link",
    name: "Bank link",
  },
  cardOf(currency),
  transferOf(currency),
];

/** Methods of a country, in its currency and in list order. */
const MARKETS: Readonly<Record<string, { currency: string; methods: MethodDraft[] }>> = {
  CA: {
    currency: "CAD",
    methods: [
      interacOf("CAD"),
      cardOf("CAD"),
      instantBankOf("CAD", "Maple Bank", "Lakeshore Credit Union", "Prairie Trust"),
      walletOf("CAD"),
      transferOf("CAD"),
      voucherOf("CAD"),
    ],
  },
  AU: {
    currency: "AUD",
    methods: [payIdOf("AUD"), cardOf("AUD"), walletOf("AUD"), transferOf("AUD"), voucherOf("AUD")],
  },
  NZ: {
    currency: "NZD",
    methods: [
      instantBankOf("NZD", "Kauri Bank", "Harbour Bank", "Southern Cross Savings"),
      cardOf("NZD"),
      walletOf("NZD"),
      transferOf("NZD"),
      voucherOf("NZD"),
    ],
  },
  NO: { currency: "NOK", methods: [cardOf("NOK"), transferOf("NOK")] },
  DE: {
    currency: "EUR",
    methods: [
      cardOf("EUR"),
      instantBankOf("EUR", "Nordlicht Bank", "Rhein Bank", "Isar Bank"),
      walletOf("EUR"),
      transferOf("EUR"),
      sofortOf("EUR"),
      voucherOf("EUR"),
    ],
  },
  AT: {
    currency: "EUR",
    methods: [
      cardOf("EUR"),
      instantBankOf("EUR", "Alpen Bank", "Donau Bank", "Dachstein Sparkasse"),
      walletOf("EUR"),
      transferOf("EUR"),
      sofortOf("EUR"),
      voucherOf("EUR"),
    ],
  },
  IT: {
    currency: "EUR",
    methods: [
      cardOf("EUR"),
      instantBankOf("EUR", "Banca Aurora", "Banca del Golfo", "Credito Adriatico"),
      walletOf("EUR"),
      transferOf("EUR"),
      voucherOf("EUR"),
    ],
  },
};

/** Amounts in coins, not minor units; null for the method's default. */
interface CoinDetails {
  deposit: { min: number | null; max: number | null };
  cashout: { min: number | null; max: number | null };
  /** Pattern of the network's addresses. */
  address: string;
}

const COINS: Record<string, CoinDetails> = {
  BTC: {
    deposit: { min: 0.0001, max: null },
    cashout: { min: 0.0001, max: 0.4 },
    address: "(?:bc1[a-z0-9]{25,62}|[13][A-Za-z0-9]{25,34})",
  },
  BCH: {
    deposit: { min: null, max: null },
    cashout: { min: null, max: null },
    address: "(?:bitcoincash:)?[qp][a-z0-9]{41}",
  },
  ETH: {
    deposit: { min: null, max: null },
    cashout: { min: null, max: 12 },
    address: "0x[0-9a-fA-F]{40}",
  },
  LTC: {
    deposit: { min: 0.01, max: null },
    cashout: { min: null, max: 60 },
    address: "(?:ltc1[a-z0-9]{25,62}|[LM3][A-Za-z0-9]{25,34})",
  },
  DOG: {
    deposit: { min: null, max: null },
    cashout: { min: null, max: 1_600_000 },
    address: "[DA9][A-Za-z0-9]{25,34}",
  },
  USDT: {
    deposit: { min: 20, max: null },
    cashout: { min: 25, max: 4_000 },
    address: "0x[0-9a-fA-F]{40}",
  },
};

function coinMethods({ code, name, subunits_to_unit }: (typeof CURRENCIES)[number]): MethodDraft[] {
  const coinDetails = COINS[code];
  if (!coinDetails) return [];
  const ten = TEN[code]!;
  const minor = (amount: number | null) => (amount === null ? null : Math.round(amount * subunits_to_unit));
  const boundsOf = ({ min, max }: CoinDetails["deposit"]) => bounds(minor(min), minor(max));
  return [
    {
      id: code.toLowerCase(),
      brand: code.toLowerCase(),
      name,
      type: "crypto",
      requires: "nothing",
      deposit: {
        ...terms(boundsOf(coinDetails.deposit), INSTANT),
        default_bounds: { min_cents: ten, max_cents: 2_000 * ten },
      },
      cashout: {
        ...terms(boundsOf(coinDetails.cashout), INSTANT, [
          field("wallet_address", "text", "wallet_address", {
            pattern: coinDetails.address,
            min: 20,
            max: 100,
          }),
        ]),
        default_bounds: { min_cents: ten / 10, max_cents: 2_000 * ten },
      },
    },
  ];
}

/** Payment methods of every site and currency; markets have their own, and Estonia has bank and card only. */
export function makePaymentMethods(): MethodRow[] {
  const enabled = CURRENCIES.filter(({ code }) => (ENABLED_CURRENCIES as readonly string[]).includes(code));
  const lists = enabled.flatMap((currency) => {
    const { code, fiat } = currency;
    if (!fiat) return [{ site: "general", code, methods: coinMethods(currency) }];
    return [
      { site: "general", code, methods: generalMethods(code) },
      { site: "EE", code, methods: estonianMethods(code) },
    ];
  });
  const markets = Object.entries(MARKETS).map(([site, { currency, methods }]) => ({
    site,
    code: currency,
    methods,
  }));
  return [...lists, ...markets].flatMap(({ site, code, methods }) =>
    methods.map(({ id, type = "other", ...method }, position) => ({
      site,
      currency: code,
      id,
      position,
      doc: { ...method, type, provider: PROVIDER },
    })),
  );
}
