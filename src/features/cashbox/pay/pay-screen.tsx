import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { accountsQuery, openAccount, playerFieldsQuery } from "../../../api/account.ts";
import { currenciesQuery } from "../../../api/config.ts";
import { dropOtherMethods, methodFieldsQuery, methodsQuery } from "../../../api/payments.ts";
import { usePlayerQuery } from "../../../api/player.ts";
import type { PaymentMethods } from "../../../contract/payment-methods.ts";
import type { Payment, PaymentAction } from "../../../contract/payments.ts";
import type { Player } from "../../../contract/player.ts";
import { useCurrentPopup } from "../../../lib/page/current-popup.ts";
import { focusWhenShown } from "../../../lib/page/focus-when-shown.ts";
import { rememberDepositOrigin } from "../../../lib/payments/deposit-origin.ts";
import { hasUnknownOutcome, usePaymentRequests } from "../../../lib/payments/pending-payments.ts";
import { useChannel } from "../../../lib/realtime/channel-subscriptions.ts";
import { lacksDetails } from "../../../rules/players/player-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Advice } from "../../../ui/form.tsx";
import { QueryFallback } from "../../../ui/query-fallback.tsx";
import { BonusCode, type CodeEntry } from "../bonus/bonus-code.tsx";
import styles from "../cashbox.module.css";
import { MethodIcon } from "../methods/method-icon.tsx";
import {
  type ChosenMethod,
  FeeAndTime,
  LastUsed,
  METHODS,
  MethodList,
  MethodsSkeleton,
  savedOf,
} from "../methods/method-list.tsx";
import { useFieldRules } from "../methods/use-field-rules.ts";
import { useMethodName } from "../methods/use-method-name.ts";
import { webAddress } from "../methods/web-address.ts";
import { PaymentView, UnfinishedDeposit } from "../payment/payment-view.tsx";
import { usePaymentOutcome } from "../payment/use-check.ts";
import { PaymentLinks } from "../payment-links.tsx";
import type { Slots } from "../slots.ts";
import { useAmounts } from "../use-amounts.ts";
import { ActionTabs } from "./action-tabs.tsx";
import { initialAmount } from "./amount-field.tsx";
import { Available, Balance } from "./balances.tsx";
import { PendingOutcome } from "./checking.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { trackKeyboard } from "./track-keyboard.ts";

export interface PayScreenProps {
  action: PaymentAction;
  slots: Slots;
  /** `bonus`: opens the bonus code; `fast`: uses the last saved profile. */
  variant?: "bonus" | "fast";
  /** Account to activate first. */
  account?: number;
}

const PayoutChart = lazy(() =>
  import("../methods/payout-chart.tsx").then(({ PayoutChart }) => ({ default: PayoutChart })),
);

const VerificationFirst = lazy(() =>
  import("./verification-first.tsx").then(({ VerificationFirst }) => ({ default: VerificationFirst })),
);

const PayoutSteps = lazy(() =>
  import("./next-steps.tsx").then(({ PayoutSteps }) => ({ default: PayoutSteps })),
);

const StepCount = lazy(() => import("./step-count.tsx").then(({ StepCount }) => ({ default: StepCount })));

/** The heading of a started payment, which takes the focus from the form. */
const STARTED = "[data-payment] h2";

const NO_FIELDS: never[] = [];
const NO_PROBLEMS = () => ({});

interface PayProps extends PayScreenProps {
  data: PaymentMethods;
  player: Player;
  /** True while details are missing that must be known before money moves. */
  isIncomplete: boolean;
  onStarted: (payment: Payment) => void;
}

/** Second step: the chosen method, the amount and the details. */
function ChosenForm({
  chosenMethod,
  onChange,
  ...props
}: PayProps & {
  chosenMethod: ChosenMethod;
  asksDetails: boolean;
  setIsAsking: (next: boolean) => void;
  onChange: () => void;
}) {
  const { action, variant, data, player, isIncomplete, asksDetails, setIsAsking, slots, onStarted } = props;
  const ask = (next: boolean) => {
    setIsAsking(next);
    focusWhenShown(next ? "[data-details] p" : "[data-amount]:not([hidden]) [type=submit]");
  };
  const { method, profile } = chosenMethod;
  const needsFields = profile === null && method.requires !== "nothing";
  const query = useQuery({ ...methodFieldsQuery(player, action, method.id), enabled: needsFields });
  const rules = useFieldRules(needsFields);
  const { isKnown } = useAmounts();
  const nameOf = useMethodName();
  const list = needsFields ? query.data : NO_FIELDS;
  const check = needsFields ? rules : NO_PROBLEMS;
  const codeEntry = useRef<CodeEntry>(null);
  const code = <BonusCode player={player} isOpen={variant === "bonus"} entry={codeEntry} />;
  const bonuses = variant === "bonus" ? code : slots.renderBonuses(player, false, code);
  return (
    <div className={styles.payForm}>
      <div className={styles.chosen} data-chosen={method.id}>
        <span className={styles.icon}>
          <MethodIcon method={method} />
        </span>
        <div className={styles.summary}>
          <div className={styles.name}>
            <h3>
              {nameOf(method)} {profile?.title}
            </h3>
            {method.id === data.last_method_id ? <LastUsed /> : null}
          </div>
          <span className={styles.terms}>
            <FeeAndTime method={method} />
          </span>
        </div>
        <Button size="small" onClick={onChange}>
          <Trans>
            Change <span className="visually-hidden">method</span>
          </Trans>
        </Button>
      </div>
      {asksDetails ? (
        <div className={styles.box} data-details="">
          {slots.renderDetails(() => ask(false))}
        </div>
      ) : null}
      {list && check && isKnown ? (
        // Stays mounted to keep the input while details are entered.
        <div className={styles.box} hidden={asksDetails} inert={asksDetails} data-amount="">
          <PaymentForm
            key={`${method.id} ${profile?.id}`}
            action={action}
            chosenMethod={chosenMethod}
            list={list}
            check={check}
            data={data}
            player={player}
            initialAmount={initialAmount(action, method, data, variant === "fast")}
            renderLimit={slots.renderRejection}
            askDetails={isIncomplete ? () => ask(true) : null}
            bonuses={action === "deposit" ? bonuses : null}
            codeEntry={codeEntry}
            onStarted={onStarted}
          >
            {/* Missing in responses that an earlier release cached. */}
            {action === "cashout" && method.payoutDistribution ? (
              <Suspense>
                <PayoutChart method={method} times={method.payoutDistribution} />
              </Suspense>
            ) : null}
          </PaymentForm>
        </div>
      ) : (
        <QueryFallback queries={[query]} skeleton={<MethodsSkeleton />} />
      )}
    </div>
  );
}

/** The method used last; in a one-tap deposit, the saved profile used last. Null shows all methods. */
function firstChoice(action: PaymentAction, data: PaymentMethods, isFast: boolean): ChosenMethod | null {
  const methods = data.methods.filter((method) => method[action]);
  if (isFast) return savedOf(methods)[0] ?? null;
  const method = methods.find(({ id }) => id === data.last_method_id);
  return method ? { method, profile: method.savedProfiles[0] ?? null } : null;
}

function Pay(props: PayProps) {
  const { action, variant, data, player, isIncomplete, slots } = props;
  // `methods=all` shows the list to a player who wants another method than the last.
  const { methods } = useSearch({ strict: false }) as { methods?: string };
  const [preset] = useState(() => (methods ? null : firstChoice(action, data, variant === "fast")));
  const [chosen, setChosen] = useState(preset);
  const [isAsking, setIsAsking] = useState(false);
  const asksDetails = isAsking && isIncomplete;
  const choose = (next: ChosenMethod) => {
    setChosen(next);
    focusWhenShown("[data-chosen] h3");
  };
  const change = ({ method, profile }: ChosenMethod) => {
    setChosen(null);
    setIsAsking(false);
    focusWhenShown(profile ? `[data-profile="${profile.id}"] button` : `[data-method="${method.id}"] button`);
  };
  const form = chosen ? (
    <ChosenForm
      {...props}
      chosenMethod={chosen}
      asksDetails={asksDetails}
      setIsAsking={setIsAsking}
      onChange={() => change(chosen)}
    />
  ) : (
    <>
      <MethodList action={action} data={data} onChoose={choose} />
      {action === "cashout" && data.methods.some(({ cashout }) => cashout) ? (
        <Suspense>
          <PayoutSteps />
        </Suspense>
      ) : null}
      {data.verification_needed ? (
        <div className={styles.note}>
          <BadgeCheck aria-hidden />
          <span>
            <Trans>Before your first payout we'll need to verify your ID.</Trans>{" "}
            <Link to="/profile/$" params={{ _splat: "verification" }} className={styles.link}>
              <Trans>Verify my ID</Trans>
            </Link>
          </span>
        </div>
      ) : null}
    </>
  );
  if (action === "cashout" && data.verification_needed)
    return (
      <>
        <div className={styles.top}>
          <Balance />
        </div>
        <Suspense fallback={<MethodsSkeleton />}>
          <VerificationFirst methods={data.methods} />
        </Suspense>
      </>
    );
  return (
    <>
      <div className={styles.top}>
        {/* Keeps the step's place, so that the methods don't move. */}
        <Suspense fallback={preset ? null : <p className={styles.stepSpace}>{"\u00a0"}</p>}>
          <StepCount
            action={action}
            player={player}
            method={chosen && (chosen === preset ? "preset" : "picked")}
            isAsking={asksDetails}
          />
        </Suspense>
        {chosen ? null : action === "cashout" ? <Available data={data} /> : <Balance />}
      </div>
      {action === "deposit" && variant === "bonus" ? slots.renderBonuses(player, true, null) : null}
      {action === "deposit" ? slots.renderOffer(form, chosen !== null) : form}
    </>
  );
}

/** Activates an account. `isReady` is true once that has succeeded or failed; `accountsState` is the query. */
function useAccount(account: number | undefined) {
  const client = useQueryClient();
  const accountsState = useQuery(accountsQuery);
  const target = accountsState.data?.find(({ id }) => id === account);
  const [hasFailed, setHasFailed] = useState(false);
  const currency = target && !target.active ? target.currency : null;
  useEffect(() => {
    if (currency) openAccount(client, currency).catch(() => setHasFailed(true));
  }, [client, currency]);
  return {
    accountsState,
    isReady: account === undefined || hasFailed || (accountsState.data !== undefined && currency === null),
  };
}

/** A deposit or withdrawal in steps: method, amount, confirmation. */
export function PayScreen(props: PayScreenProps) {
  const { action, slots, account } = props;
  const client = useQueryClient();
  const playerState = usePlayerQuery();
  const player = playerState.data;
  const { accountsState, isReady } = useAccount(account);
  const currencies = useQuery(currenciesQuery);
  const fieldsState = useQuery(playerFieldsQuery(player?.country ?? ""));
  const owner = { currency: player?.currency ?? "", country: player?.country ?? null };
  const query = useQuery({ ...methodsQuery(owner, action), enabled: Boolean(player) && isReady });
  useChannel("paymentMethods");
  const [startedId, setStartedId] = useState<string | null>(null);
  const [wasNotCreated, setWasNotCreated] = useState(false);
  const pendingRequest = usePaymentRequests().find(
    (request) => request.action === action && hasUnknownOutcome(request),
  );
  const { currency, country } = owner;
  useEffect(() => {
    if (currency) dropOtherMethods(client, { currency, country });
  }, [client, currency, country]);
  usePaymentOutcome(pendingRequest, (payment) => {
    setWasNotCreated(payment === null);
    if (payment) setStartedId(payment.id);
    focusWhenShown(payment ? STARTED : "[data-chosen] h3");
  });
  const router = useRouter();
  const onStarted = useCallback(
    (payment: Payment) => {
      setWasNotCreated(false);
      setStartedId(payment.id);
      focusWhenShown(STARTED);
      const step = payment.next_step;
      const url = step?.kind === "redirect" ? webAddress(step.url) : null;
      if (!url) return;
      rememberDepositOrigin(router.latestLocation.pathname);
      location.assign(url);
    },
    [router],
  );
  const current = useCurrentPopup();
  const isIncomplete =
    !fieldsState.isError &&
    lacksDetails(
      player,
      fieldsState.data?.[action === "deposit" ? "deposit" : "cashout"],
      currencies.data,
    ) !== false;
  // On its own route, the form of missing details replaces the cashbox.
  const isReplaced = isIncomplete && !current?.isOverPage;
  const isLocked = action === "deposit" && slots.locked !== null;
  return (
    <div ref={trackKeyboard} className={`${styles.box} ${styles.screen}`}>
      <ActionTabs action={action} />
      {startedId ? (
        <>
          <PaymentView id={startedId} />
          <span className={styles.actions}>
            <Button
              size="small"
              onClick={() => {
                setStartedId(null);
                focusWhenShown(`[data-chosen] h3, ${METHODS}`);
              }}
            >
              {action === "deposit" ? <Trans>New deposit</Trans> : <Trans>New withdrawal</Trans>}
            </Button>
          </span>
        </>
      ) : isLocked ? (
        slots.locked
      ) : (
        <>
          {pendingRequest ? <PendingOutcome intent={pendingRequest} /> : null}
          {wasNotCreated && !pendingRequest ? (
            <Advice role="status">
              <Trans>It didn't go through, and no money has moved. You can try again.</Trans>
            </Advice>
          ) : null}
          {action === "deposit" && !pendingRequest ? <UnfinishedDeposit /> : null}
          {/* Stays mounted to keep the input while the outcome is checked. */}
          <div
            className={styles.box}
            hidden={pendingRequest !== undefined}
            inert={pendingRequest !== undefined}
          >
            {player && query.data && isReady && !isReplaced ? (
              <Pay
                {...props}
                key={query.data.currency}
                data={query.data}
                player={player}
                isIncomplete={isIncomplete}
                onStarted={onStarted}
              />
            ) : (
              <QueryFallback
                queries={[playerState, isReady ? query : accountsState, fieldsState, currencies]}
                skeleton={<MethodsSkeleton />}
              />
            )}
          </div>
        </>
      )}
      <div className={styles.aside}>
        {action === "deposit" ? slots.limits : null}
        {action === "deposit" ? slots.panic : null}
        <PaymentLinks />
      </div>
    </div>
  );
}
