import { COUNTER_SLOTS } from "./tables.ts";

export interface CounterSlot {
  slot: number;
  issued: number;
  /** Euro cents. */
  worthEur: bigint;
}

export interface Budget {
  maxAwards: number | null;
  /** Euro cents. */
  maxWorthEur: bigint | null;
}

export const ALL_SLOTS = Array.from({ length: COUNTER_SLOTS }, (_, slot) => slot);

/** A slot's share of a total; the shares add up to it. */
const shareOf = (total: bigint, slot: number): bigint => {
  const slots = BigInt(COUNTER_SLOTS);
  return total / slots + (BigInt(slot) < total % slots ? 1n : 0n);
};

export interface SlotShare {
  issued: number | null;
  worthEur: bigint | null;
}

/** The part of a budget that one slot may use; null without a limit. */
export const slotShare = ({ maxAwards, maxWorthEur }: Budget, slot: number): SlotShare => ({
  issued: maxAwards === null ? null : Number(shareOf(BigInt(maxAwards), slot)),
  worthEur: maxWorthEur === null ? null : shareOf(maxWorthEur, slot),
});

const atLeastZero = (amount: bigint) => (amount > 0n ? amount : 0n);
const lesser = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * Fills slots with totals up to their shares, in order. What exceeds all shares goes to the first slot.
 * @returns all slots
 */
export function spread(issued: bigint, worthEur: bigint, budget: Budget): CounterSlot[] {
  let [openIssued, openWorth] = [issued, worthEur];
  const slots = ALL_SLOTS.map((slot) => {
    const share = slotShare(budget, slot);
    const count = lesser(openIssued, share.issued === null ? openIssued : BigInt(share.issued));
    const worth = lesser(openWorth, share.worthEur ?? openWorth);
    openIssued -= count;
    openWorth -= worth;
    return { slot, issued: Number(count), worthEur: worth };
  });
  slots[0]!.issued += Number(openIssued);
  slots[0]!.worthEur += openWorth;
  return slots;
}

/** Totals of all slots. */
export const totalOf = (slots: readonly CounterSlot[]) => ({
  issued: slots.reduce((sum, { issued }) => sum + BigInt(issued), 0n),
  worthEur: slots.reduce((sum, one) => sum + one.worthEur, 0n),
});

/** True if one more award of this worth stays within the budget. */
export function hasRoom(slots: readonly CounterSlot[], budget: Budget, worthEur: bigint): boolean {
  const { maxAwards, maxWorthEur } = budget;
  const total = totalOf(slots);
  return (
    (maxAwards === null || total.issued < BigInt(maxAwards)) &&
    (maxWorthEur === null || total.worthEur + worthEur <= maxWorthEur)
  );
}

/** Adds one award to slots with room in their shares, whose sums have room for it. @returns the changed slots */
export function addAcross(slots: readonly CounterSlot[], budget: Budget, worthEur: bigint): CounterSlot[] {
  let isCounted = false;
  let open = worthEur;
  const changed = slots.map((one) => {
    const share = slotShare(budget, one.slot);
    const counts = !isCounted && (share.issued === null || one.issued < share.issued);
    const part = share.worthEur === null ? open : lesser(open, atLeastZero(share.worthEur - one.worthEur));
    isCounted ||= counts;
    open -= part;
    return { slot: one.slot, issued: one.issued + (counts ? 1 : 0), worthEur: one.worthEur + part };
  });
  return changed;
}
