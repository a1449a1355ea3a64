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

const cardOf = (ten: number, step: number): MethodDraft => ({
  id: "card",
  brand: "card",
  name: "Visa / Mastercard",
  requires: "card",
  deposit: terms(bounds(ten, 500 * ten, step), INSTANT, [CARD]),
  cashout: terms(bounds(ten, 500 * ten), { from_seconds: HOUR, to_seconds: 3 * DAY }, [CARD]),
});

const transferOf = (ten: number, step: number): MethodDraft => ({
  id: "bank_transfer",
  brand: "bank-transfer",
  name: "Bank transfer",
  requires: "fields",
  deposit: terms(bounds(2 * ten, 2_000 * ten, step), { from_seconds: HOUR, to_seconds: 2 * DAY }, [HOLDER]),
  cashout: terms(bounds(ten / 10, 5_000 * ten), { from_seconds: DAY, to_seconds: 3 * DAY }, [HOLDER, IBAN]),
});

/** Methods for fiat currencies, in list order. */
function generalMethods(currency: string): MethodDraft[] {
  const ten = TEN[currency]!;
  // About one euro.
  const step = ten / 10;
  return [
    cardOf(ten, step),
    {
      id: "ewallet",
      brand: "e-wallet",
      name: "Orbit Wallet",
      requires: "fields",
      deposit: terms(bounds(ten, 1_000 * ten, step), INSTANT, [
        field("email", "email", "email", { max: 254 }),
      ]),
      cashout: terms(bounds(ten, 1_000 * ten), { from_seconds: 0, to_seconds: DAY }, [
        field("email", "email", "email", { max: 254 }),
        field("phone", "tel", "phone", { required: false, max: 20 }),
      ]),
    },
    transferOf(ten, step),
    {
      id: "sofort",
      brand: "sofort",
      name: "Sofort",
      requires: "fields",
      deposit: terms(bounds(ten, 300 * ten, step), INSTANT, [
        bankField("Nordlicht Bank", "Alpen Bank", "Rhein Bank", "Other"),
        { ...IBAN, dependsOn: { field: "bank", values: ["other"] } },
      ]),
      cashout: null,
    },
    {
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
    },
  ];
}

function estonianMethods(currency: string): MethodDraft[] {
  const ten = TEN[currency]!;
  const step = ten / 10;
  const link: MethodDraft = {
    id: "bank_link",
    brand: "instant-bank",
    name: "Bank link",
    requires: "fields",
    deposit: terms(bounds(ten, 1_000 * ten, step), INSTANT, [
      bankField("Baltika Pank", "Lahe Pank", "Saare Pank", "Tamme Pank"),
    ]),
    cashout: null,
  };
  return [link, cardOf(ten, step), transferOf(ten, step)];
}

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

/** Payment methods of every site and currency; Estonia has bank and card only. */
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
  return lists.flatMap(({ site, code, methods }) =>
    methods.map(({ id, type = "other", ...method }, position) => ({
      site,
      currency: code,
      id,
      position,
      doc: { ...method, type, provider: PROVIDER },
    })),
  );
}
