import { useRouterState } from "@tanstack/react-router";
import { usePlayer } from "../api/player.ts";
import { Cashbox } from "../features/cashbox/cashbox.tsx";
import { PayScreen } from "../features/cashbox/pay-screen.tsx";
import type { Slots } from "../features/cashbox/slots.ts";
import { LimitLine } from "../features/limits/limit-line.tsx";
import { LimitOffer } from "../features/limits/limit-offer.tsx";
import { LimitRefusal } from "../features/limits/limit-refusal.tsx";
import { LockedNotice } from "../features/limits/lock-screen.tsx";
import { PanicButton } from "../features/limits/panic-button.tsx";
import { usePlayLock } from "../lib/play-lock.ts";

/** What the cashbox shows of limits. */
function useSlots(): Slots {
  const locks = usePlayLock(usePlayer()?.id);
  return {
    limits: <LimitLine types={["deposit"]} />,
    panic: <PanicButton />,
    renderOffer: (form) => <LimitOffer>{form}</LimitOffer>,
    renderRefusal: (limit) => <LimitRefusal limit={limit} />,
    locked: locks.length > 0 ? <LockedNotice wishes={locks} /> : null,
  };
}

/** The account that `/accounts/{id}/deposit` names. */
function useAskedAccount(): number | undefined {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [, id] = /^\/accounts\/(\d{1,15})\/deposit$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

export function CashboxPopup() {
  return <Cashbox slots={useSlots()} />;
}

export function DepositPopup() {
  return <PayScreen action="deposit" slots={useSlots()} account={useAskedAccount()} />;
}

export function BonusDepositPopup() {
  return <PayScreen action="deposit" slots={useSlots()} way="bonus" />;
}

export function FastDepositPopup() {
  return <PayScreen action="deposit" slots={useSlots()} way="fast" />;
}

export function WithdrawPopup() {
  return <PayScreen action="cashout" slots={useSlots()} />;
}
