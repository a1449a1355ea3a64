import { afterEach, beforeEach, vi } from "vitest";
import { accountsQuery, playerFieldsQuery } from "../../../src/api/account.ts";
import { currenciesQuery } from "../../../src/api/config.ts";
import { methodsQuery } from "../../../src/api/payments.ts";
import { playerQuery } from "../../../src/api/player.ts";
import type { PaymentMethods } from "../../../src/contract/payment-methods.ts";
import { PayScreen, type PayScreenProps } from "../../../src/features/cashbox/pay/pay-screen.tsx";
import { paymentRequests, removePaymentRequest } from "../../../src/lib/payments/pending-payments.ts";
import { CURRENCIES } from "../data/currencies.ts";
import { methods } from "../data/payment-answers.ts";
import { clientWith, renderPart } from "./render.tsx";

/** The tests' time. */
const NOW = Date.UTC(2026, 10, 21, 12);

/** Stops the clock, and gives each test a localStorage of its own. */
export function setUpCashbox(): void {
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
  });
  afterEach(() => {
    for (const { key } of paymentRequests()) removePaymentRequest(key);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

const PLAYER = {
  id: 7,
  currency: "EUR",
  country: "DE",
  created_at: "2025-03-01T10:00:00.000Z",
  deposit_bonus_code: null as string | null,
  groups: [] as number[],
  can_issue_bonuses: true,
  verified: false,
  verification_before_withdrawal: false,
};
const ACCOUNT = {
  id: 2,
  currency: "EUR",
  active: true,
  amount_cents: 7_500,
  available_to_cashout_cents: 7_500,
  bonus_cents: 2_500,
  reserved_cents: 1_000,
  owed_cents: 0,
  unsettled_cents: 0,
  wagering_cents: 10_000,
  wagered_cents: 4_000,
  version: 2,
};
export const SLOTS: PayScreenProps["slots"] = {
  limits: "LIMITS",
  panic: "PANIC",
  renderOffer: (form) => <div data-offer="">{form}</div>,
  renderRejection: () => "REFUSAL",
  renderDetails: () => "DETAILS",
  renderBonuses: (_player, _isMain, codeEntry) => <>BONUSES{codeEntry}</>,
  locked: null,
};
const OWNER = { currency: "EUR", country: "DE" };

/** A query client with the player and their money. */
export function client(player: Partial<typeof PLAYER> = {}) {
  return clientWith([
    [currenciesQuery.queryKey, CURRENCIES],
    [playerQuery.queryKey, { ...PLAYER, ...player }],
    [playerFieldsQuery("DE").queryKey, { registration: [], deposit: [], cashout: [], edition: [] }],
    [accountsQuery.queryKey, [ACCOUNT]],
  ]);
}

/** The HTML of the deposit or withdrawal screen. */
export function screen(data: Partial<PaymentMethods>, props: Partial<PayScreenProps> = {}, player = {}) {
  const queryClient = client(player);
  const action = props.action ?? "deposit";
  queryClient.setQueryData(methodsQuery(OWNER, action).queryKey, methods(data));
  return renderPart(<PayScreen action={action} slots={SLOTS} {...props} />, queryClient);
}
