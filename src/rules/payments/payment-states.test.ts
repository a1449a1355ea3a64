import { expect, it } from "vitest";
import { PAYMENT_ACTIONS, PAYMENT_STATES } from "../../contract/payments.ts";
import { canBecome, FIRST_STATE, isEnded, isRecallable } from "./payment-states.ts";

const ENDED = ["succeeded", "canceled", "declined", "rejected", "recalled"];
const transitions = PAYMENT_ACTIONS.flatMap((action) =>
  PAYMENT_STATES.flatMap((from) =>
    PAYMENT_STATES.filter((to) => canBecome(action, from, to)).map((to) => `${action} ${from} > ${to}`),
  ),
);

it("CASH-33 payments have only the listed transitions", () => {
  expect(transitions).toEqual([
    "deposit pending > canceled",
    "deposit pending > declined",
    "deposit pending > succeeded",
    "deposit pending > processing",
    "deposit processing > canceled",
    "deposit processing > declined",
    "deposit processing > succeeded",
    "cashout pending > canceled",
    "cashout pending > rejected",
    "cashout pending > recalled",
    "cashout pending > processing",
    "cashout processing > rejected",
    "cashout processing > succeeded",
    "cashout reserved > canceled",
    "cashout reserved > recalled",
    "cashout reserved > pending",
  ]);
});

it("CASH-33 ended payments have no transitions", () => {
  expect(PAYMENT_STATES.filter(isEnded).toSorted()).toEqual(ENDED.toSorted());
  for (const state of ENDED) expect(transitions.filter((way) => way.includes(` ${state} >`))).toEqual([]);
});

it("CASH-33 every state is reachable from the first one", () => {
  for (const action of PAYMENT_ACTIONS) {
    const reachableStates = new Set<string>([FIRST_STATE[action]]);
    for (const state of reachableStates)
      for (const to of PAYMENT_STATES) if (canBecome(action, state as typeof to, to)) reachableStates.add(to);
    for (const way of transitions.filter((way) => way.startsWith(action)))
      expect(reachableStates).toContain(way.split(" > ")[1]);
  }
});

it("CASH-08 only withdrawals can be recalled, and not once they are processing", () => {
  const recallable = PAYMENT_ACTIONS.flatMap((action) =>
    PAYMENT_STATES.filter((state) => isRecallable(action, state)).map((state) => `${action} ${state}`),
  );
  expect(recallable).toEqual(["cashout pending", "cashout reserved"]);
});
