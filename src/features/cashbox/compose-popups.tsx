import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect } from "react";
import { useGiftAccess } from "../../api/gifts.ts";
import { usePlayer } from "../../api/player.ts";
import type { PaymentAction } from "../../contract/payments.ts";
import { rememberCashboxStep } from "../../lib/payments/cashbox-step.ts";
import { usePlayLock } from "../../lib/session/play-lock.ts";
import { LimitLine } from "../limits/limit-line.tsx";
import { LimitOffer } from "../limits/limit-offer.tsx";
import { LimitRejection } from "../limits/limit-rejection.tsx";
import { PanicButton } from "../limits/panic-button.tsx";
import { useLimitQuestion } from "../limits/use-limit-question.ts";
import styles from "./cashbox.module.css";
import { MethodsSkeleton } from "./methods/method-list.tsx";
import { PayScreen, type PayScreenProps } from "./pay/pay-screen.tsx";
import type { Slots } from "./slots.ts";

/** Not in the cashbox's own code: the form opens before the offers are there. */
const Offers = lazy(() => import("./compose-offers.tsx").then(({ Offers }) => ({ default: Offers })));

const Details = lazy(() =>
  import("../profile/personal-info.tsx").then(({ PersonalInfo }) => ({ default: PersonalInfo })),
);

const LockedNotice = lazy(() =>
  import("../limits/lock-screen.tsx").then(({ LockedNotice }) => ({ default: LockedNotice })),
);

/** Parts of other features in the cashbox. */
function useSlots(): Slots {
  const locks = usePlayLock(usePlayer()?.id);
  const hasBonuses = useGiftAccess() === "open";
  return {
    limits: <LimitLine types={["deposit"]} />,
    panic: <PanicButton />,
    renderOffer: (form, isAmountStep) => <LimitOffer isAsking={isAmountStep}>{form}</LimitOffer>,
    renderRejection: (limit) => <LimitRejection limit={limit} />,
    renderDetails: (onDone) => (
      <Suspense fallback={<MethodsSkeleton />}>
        <Details close={onDone} />
      </Suspense>
    ),
    renderBonuses: (player, isMain, codeEntry) => (
      <Suspense fallback={hasBonuses && !isMain ? <div className={styles.bonusSpace} aria-hidden /> : null}>
        <Offers player={player} isMain={isMain} codeEntry={codeEntry} />
      </Suspense>
    ),
    locked:
      locks.length > 0 ? (
        <Suspense fallback={<MethodsSkeleton />}>
          <LockedNotice breakRequests={locks} />
        </Suspense>
      ) : null,
  };
}

/** Account in the path `/accounts/{id}/deposit`. */
function useAccountInPath(): number | undefined {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [, id] = /^\/accounts\/(\d{1,15})\/deposit$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** A cashbox step, which is stored as the last used one. */
function Step(props: Omit<PayScreenProps, "slots">) {
  const { action } = props;
  const slots = useSlots();
  const isAsking = useLimitQuestion() !== null;
  useEffect(() => rememberCashboxStep(action), [action]);
  // The question has a button for a limit.
  return <PayScreen {...props} slots={isAsking ? { ...slots, limits: null } : slots} />;
}

/** The step used last. */
export function LastStep({ action }: { action: PaymentAction }) {
  return <Step action={action} />;
}

export function DepositPopup() {
  return <Step action="deposit" account={useAccountInPath()} />;
}

export function BonusDepositPopup() {
  return <Step action="deposit" variant="bonus" />;
}

export function FastDepositPopup() {
  return <Step action="deposit" variant="fast" />;
}

export function WithdrawPopup() {
  return <Step action="cashout" />;
}
