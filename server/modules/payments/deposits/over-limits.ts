import type { DepositLimit, LimitChecks } from "../context/context.ts";
import type { PaymentRow } from "../tables.ts";

type WaitingDeposit = Pick<PaymentRow, "currency" | "counted" | "createdAt">;

const countsIn = ({ start, record: { scope } }: DepositLimit, { createdAt, currency }: WaitingDeposit) =>
  createdAt.getTime() >= start && (scope === "" || scope === currency);

/**
 * Deposits, oldest first, that no longer fit in the limits beside the money that has arrived and the older deposits
 * that fit. The limits' usage includes all of them.
 */
export function depositsOverLimits<Deposit extends WaitingDeposit>(
  deposits: readonly Deposit[],
  limits: readonly DepositLimit[],
  { after, rejectionOf }: Pick<LimitChecks, "after" | "rejectionOf">,
): Deposit[] {
  const withUsage = (before: readonly DepositLimit[], deposit: Deposit, deposited: bigint) =>
    before.flatMap((limit) =>
      countsIn(limit, deposit) ? after([limit], { currency: deposit.currency, deposited }) : [limit],
    );
  let current = deposits.reduce<readonly DepositLimit[]>(
    (before, deposit) => withUsage(before, deposit, -deposit.counted),
    limits.filter(({ type }) => type === "deposit"),
  );
  return deposits.filter((deposit) => {
    const { counted: amount, currency } = deposit;
    const applicable = current.filter((limit) => countsIn(limit, deposit));
    if (rejectionOf(applicable, { kind: "deposit", amount, currency })) return true;
    current = withUsage(current, deposit, amount);
    return false;
  });
}
