import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { checkCard, startPayment } from "../../../api/payments.ts";
import type { PaymentField } from "../../../contract/payment-fields.ts";
import type { PaymentMethods } from "../../../contract/payment-methods.ts";
import type { Payment, PaymentAction } from "../../../contract/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { ApiError } from "../../../lib/http/http.ts";
import { amountText } from "../../../lib/money/amount-text.ts";
import { isOffline, useConnection } from "../../../lib/offline/connection.ts";
import { showToast } from "../../../lib/page/toasts.ts";
import { type FieldErrors, fieldErrorsOf, useFields, type Values } from "../../../lib/page/use-fields.ts";
import { useBusy } from "../../../lib/tabs/use-busy.ts";
import { toAmount } from "../../../rules/money/amounts.ts";
import type { paymentFieldErrors } from "../../../rules/payments/payment-fields.ts";
import { ErrorBoundary } from "../../../ui/error-boundary.tsx";
import { Advice, Form } from "../../../ui/form.tsx";
import type { CodeEntry } from "../bonus/bonus-code.tsx";
import styles from "../cashbox.module.css";
import type { CardHandle } from "../methods/card-frame.tsx";
import { fieldPath, LITHUANIAN_NOTE, MethodFields, submittedFields } from "../methods/method-fields.tsx";
import type { ChosenMethod } from "../methods/method-list.tsx";
import { PaymentRejection } from "../payment/rejection.tsx";
import type { Slots } from "../slots.ts";
import { useAmounts } from "../use-amounts.ts";
import { AmountField, readAmount, Totals } from "./amount-field.tsx";
import { Available, Balance } from "./balances.tsx";
import { ChosenBonus } from "./chosen-bonus.tsx";
import { EndingBonusNote, useEndingBonus } from "./ending-bonus.tsx";
import { returnPath } from "./return-path.ts";
import { useLimitRest } from "./use-limit-rest.ts";
import { useRequestKey } from "./use-request-key.ts";

const ConfirmIdentity = lazy(() =>
  import("../compose-confirm-identity.tsx").then(({ ConfirmIdentity }) => ({ default: ConfirmIdentity })),
);

interface PaymentFormProps {
  action: PaymentAction;
  chosenMethod: ChosenMethod;
  /** Fields of the method; empty for a saved profile. */
  list: readonly PaymentField[];
  check: typeof paymentFieldErrors;
  data: PaymentMethods;
  player: Player;
  /** Minor units. */
  initialAmount: bigint | null;
  renderLimit: Slots["renderRejection"];
  /** Asks for missing details instead of sending; null without any. */
  askDetails: (() => void) | null;
  /** The bonuses of a deposit. */
  bonuses: ReactNode;
  /** The entry of a code among them. */
  codeEntry: RefObject<CodeEntry | null>;
  /** Follows the totals. */
  children?: ReactNode;
  onStarted: (payment: Payment) => void;
}

const CARD_REJECTED = new ApiError(
  "http",
  403,
  {
    code: "card_rejected",
    message_key: "error.card_rejected",
    errors: {},
    request_id: "",
    retry_after: null,
    next: "correct",
    until: null,
  },
  "card_rejected",
);

interface SubmitProps {
  action: PaymentAction;
  /** The valid amount; empty without one. */
  shown: string;
  /** True while no amount is typed. */
  isEmpty: boolean;
}

/** Submit label: what's missing, or what it does, with the amount if known. */
function Submit({ action, shown, isEmpty }: SubmitProps) {
  if (isEmpty) return <Trans>Enter an amount</Trans>;
  if (action === "deposit") return shown ? <Trans>Deposit {shown}</Trans> : <Trans>Deposit</Trans>;
  return shown ? <Trans>Withdraw {shown}</Trans> : <Trans>Withdraw</Trans>;
}

/** Brings notes into view: on a phone, the button stays there without them. */
const reveal = ({ current }: RefObject<HTMLElement | null>) => current?.scrollIntoView({ block: "nearest" });

/** Amount and details of a payment, with fee, total and the submit button. */
export function PaymentForm(props: PaymentFormProps) {
  const {
    action,
    chosenMethod,
    list,
    check,
    data,
    player,
    initialAmount,
    renderLimit,
    askDetails,
    bonuses,
    codeEntry,
    children,
    onStarted,
  } = props;
  const { method, profile } = chosenMethod;
  const client = useQueryClient();
  const { format, parse, subunitsOf } = useAmounts();
  const { unreachable } = useConnection();
  const [rejection, setRejection] = useState<unknown>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { ending, readRejection } = useEndingBonus(action, method.currency);
  const card = useRef<CardHandle>(null);
  const notes = useRef<HTMLDivElement>(null);
  const requestKey = useRequestKey();
  useEffect(() => {
    if (rejection !== null) reveal(notes);
  }, [rejection]);
  const bounds = method[action]!;
  const subunits = subunitsOf(method.currency);
  const available = BigInt(data.available_to_cashout_cents);
  const verifiedEmail = player.confirmed_at ? player.email : "";
  const hasCard = list.find(({ type }) => type === "card");

  const rest = useLimitRest(method.currency);
  const limitRest = action === "deposit" ? rest : undefined;
  const read = (values: Values) =>
    readAmount(values.amount_cents, {
      parse: (text) => parse(text, method.currency),
      bounds,
      available: action === "cashout" ? available : undefined,
      limitRest,
    });

  function validate(values: Values): FieldErrors {
    const { error } = read(values);
    const details = check(
      list.filter(({ type }) => type !== "card"),
      submittedFields(list, values),
      player.country ?? "",
    );
    return {
      ...(error ? { amount_cents: error } : {}),
      ...Object.fromEntries(Object.entries(details).map(([name, code]) => [fieldPath(name), code])),
    };
  }

  /** Submitted fields with the card's token; null without a valid card. */
  async function detailsOf(values: Values): Promise<Record<string, string> | null> {
    const details = submittedFields(list, values);
    if (!hasCard) return details;
    const tokenised = (await card.current?.tokenise()) ?? null;
    if (!tokenised) return null;
    const { token, ...cardData } = tokenised;
    if ((await checkCard(client, cardData)).result !== "rejected")
      return { ...details, [hasCard.name]: token };
    setRejection(CARD_REJECTED);
    return null;
  }

  async function send(values: Values): Promise<void> {
    setRejection(null);
    // The offline notice explains why nothing is sent.
    if (isOffline()) return reveal(notes);
    // A code that was typed but not applied would be lost. Its terms, or its error, show before money moves.
    if (codeEntry.current?.apply()) return;
    if (askDetails) return askDetails();
    const details = await detailsOf(values);
    if (!details) return;
    const content = {
      method_id: method.id,
      amount_cents: toAmount(parse(values.amount_cents, method.currency)!),
      currency: method.currency,
      fields: details,
      ...(profile ? { profile_id: profile.id } : {}),
      ...(action === "deposit" && player.deposit_bonus_code ? { bonus_code: player.deposit_bonus_code } : {}),
      ...(ending ? { ends_bonus_id: ending.id } : {}),
    };
    const key = requestKey(content);
    const request =
      action === "deposit" ? { ...content, key, return_path: returnPath(key) } : { ...content, key };
    try {
      const payment = await startPayment(client, action, request);
      if (payment?.message) showToast({ text: LITHUANIAN_NOTE, kind: "info" });
      if (payment) onStarted(payment);
    } catch (error) {
      // Field errors are shown at their fields.
      if (Object.keys(fieldErrorsOf(error)).length > 0) throw error;
      if (error instanceof ApiError && error.code === "confirmation_required") setIsConfirming(true);
      readRejection(error);
      setRejection(error);
    }
  }

  const fields = useFields({
    initial: {
      amount_cents: initialAmount === null ? "" : amountText(initialAmount, subunits),
      ...Object.fromEntries(
        list
          .filter(({ type }) => type !== "card")
          .map(({ name, type }) => [fieldPath(name), type === "email" ? verifiedEmail : ""]),
      ),
    },
    check: validate,
    submit: send,
    // Shows the card's errors together with the form's.
    onRejected: (side) => {
      if (side === "client") card.current?.check();
    },
  });
  useBusy("deposit", fields.busy);
  const typed = read(fields.values);
  const amount = typed.error === null ? typed.amount : undefined;
  const shown = amount ? format(amount, method.currency) : "";
  const isEmpty = fields.values.amount_cents === "";
  // Shown while typing if no further digit can make it valid.
  const error =
    fields.errors.amount_cents ?? (typed.isFinal && typed.error !== null ? typed.error : undefined);
  return (
    <Form
      fields={fields}
      submit={<Submit action={action} shown={shown} isEmpty={isEmpty} />}
      isDisabled={error !== undefined}
    >
      <div className={styles.inputs} data-empty={isEmpty || undefined}>
        <AmountField
          action={action}
          method={method}
          bounds={bounds}
          available={available}
          limitRest={limitRest}
          // Missing in responses that an earlier release cached.
          presets={data.preset_amounts_cents ?? []}
          typed={typed}
          error={error}
          fields={fields}
        />
        <MethodFields list={list} fields={fields} card={card} />
      </div>
      <div className={styles.totals}>
        {bonuses}
        <div className={styles.sums} data-sums="">
          {action === "cashout" ? <Available data={data} /> : <Balance />}
          <Totals action={action} method={method} amount={amount} />
        </div>
        {action === "deposit" && amount ? (
          <ChosenBonus player={player} currency={method.currency} amount={amount} />
        ) : null}
        {children}
        {ending ? <EndingBonusNote bonus={ending} /> : null}
        <div ref={notes} className={styles.notes}>
          {rejection === null ? null : <PaymentRejection error={rejection} renderLimit={renderLimit} />}
          {unreachable ? (
            <Advice role="status">
              {action === "deposit" ? (
                <Trans>You're offline. Deposits need a connection, and we don't save them for later.</Trans>
              ) : (
                <Trans>
                  You're offline. Withdrawals need a connection, and we don't save them for later.
                </Trans>
              )}
            </Advice>
          ) : null}
        </div>
      </div>
      {isConfirming ? (
        <ErrorBoundary>
          <Suspense>
            <ConfirmIdentity
              onConfirmed={() => {
                setIsConfirming(false);
                // Sends the same request on, under the same key.
                fields.form.current?.requestSubmit();
              }}
              onClose={() => setIsConfirming(false)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </Form>
  );
}
