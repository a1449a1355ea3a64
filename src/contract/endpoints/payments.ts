import { DoneSchema } from "../auth.ts";
import {
  BonusCodeSchema,
  BonusSettingsSchema,
  CardCheckedSchema,
  CardCheckSchema,
  MethodIdSchema,
  NewCashoutSchema,
  NewDepositSchema,
  PaymentAnswerSchema,
  PaymentFieldsSchema,
  PaymentIdSchema,
  PaymentKeySchema,
  PaymentMethodsQuerySchema,
  PaymentMethodsSchema,
  PaymentSchema,
  PaymentsQuerySchema,
  PaymentsSchema,
  ProfileIdSchema,
} from "../payments.ts";
import { PlayerSchema } from "../player.ts";
import type { Endpoint } from "./endpoint.ts";

/** Money that players bring and take. */
export const paymentsEndpoints = {
  "GET /api/payments/methods": {
    session: true,
    summary: "Ways to deposit or withdraw for this player, with bounds, fee and time",
    query: PaymentMethodsQuerySchema,
    response: PaymentMethodsSchema,
  },
  "GET /api/payments/methods/:id/fields": {
    session: true,
    summary: "The fields of a method's form",
    params: MethodIdSchema,
    query: PaymentMethodsQuerySchema,
    response: PaymentFieldsSchema,
  },
  "DELETE /api/payments/profiles/:id": {
    session: true,
    summary: "Forget a saved card, account or wallet",
    params: ProfileIdSchema,
    response: DoneSchema,
  },
  "POST /api/payments/deposits": {
    session: true,
    summary: "Begin a deposit; the same key again is the same deposit",
    body: NewDepositSchema,
    rejections: [
      "restricted_country",
      "too_many_requests",
      "player_excluded",
      "limit_reached",
      "fields_missing",
      "method_unavailable",
      "card_refused",
      "key_reused",
    ],
    response: PaymentSchema,
  },
  "POST /api/payments/cashouts": {
    session: true,
    summary:
      "Ask for a withdrawal: its money is set aside at once; the same key again is the same withdrawal",
    body: NewCashoutSchema,
    rejections: [
      "too_many_requests",
      "verification_needed",
      "fields_missing",
      "method_unavailable",
      "key_reused",
    ],
    response: PaymentSchema,
  },
  "GET /api/payments/keys/:action/:key": {
    session: true,
    summary: "What became of a wish whose answer was lost: the payment, or 404 when none was begun",
    params: PaymentKeySchema,
    response: PaymentSchema,
  },
  "POST /api/payments/:id/answer": {
    session: true,
    summary: "Answer what a payment's next step asks for",
    params: PaymentIdSchema,
    body: PaymentAnswerSchema,
    rejections: ["nothing_asked"],
    response: PaymentSchema,
  },
  "POST /api/payments/:id/cancel": {
    session: true,
    summary: "Give up a deposit that waits for the player",
    params: PaymentIdSchema,
    rejections: ["not_cancelable"],
    response: PaymentSchema,
  },
  "GET /api/player/payments": {
    session: true,
    summary: "The player's deposits and withdrawals, newest first",
    query: PaymentsQuerySchema,
    response: PaymentsSchema,
  },
  "GET /api/player/payments/:id": {
    session: true,
    summary: "One of them",
    params: PaymentIdSchema,
    response: PaymentSchema,
  },
  "POST /api/player/payments/:id/recall": {
    session: true,
    summary: "Take back a withdrawal that waits, where the licence allows it; once",
    params: PaymentIdSchema,
    rejections: ["not_recallable"],
    response: PaymentSchema,
  },
  "POST /api/users/transaction": {
    session: true,
    summary: "Check a card against fraud by what may be known of it",
    body: CardCheckSchema,
    rejections: ["too_many_requests"],
    response: CardCheckedSchema,
  },
  "PATCH /api/player/set_bonus_code": {
    session: true,
    summary: "Choose the bonus of the next deposit by its code",
    body: BonusCodeSchema,
    response: PlayerSchema,
  },
  "DELETE /api/player/clear_bonus_code": {
    session: true,
    summary: "Do without the bonus that was chosen for the next deposit",
    response: PlayerSchema,
  },
  "PATCH /api/player/update_bonus_settings": {
    session: true,
    summary: "Take bonuses, or do without them",
    body: BonusSettingsSchema,
    response: PlayerSchema,
  },
} as const satisfies Record<string, Endpoint>;
