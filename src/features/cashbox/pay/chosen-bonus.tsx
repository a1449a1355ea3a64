import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { depositOffersQuery } from "../../../api/bonuses.ts";
import type { Player } from "../../../contract/player.ts";
import { givenFor, isSelectedBy } from "../../../rules/bonuses/offers.ts";
import { Advice } from "../../../ui/form.tsx";
import styles from "../cashbox.module.css";
import { useAmounts } from "../use-amounts.ts";

interface ChosenBonusProps {
  player: Player;
  currency: string;
  /** Amount of the deposit in minor units. */
  amount: bigint;
}

/** What the bonus that goes with the deposit gives for its amount, or that the amount is too low for it. */
export function ChosenBonus({ player, currency, amount }: ChosenBonusProps) {
  const { format } = useAmounts();
  const code = player.deposit_bonus_code;
  const { data = [] } = useQuery({ ...depositOffersQuery(player.currency), enabled: code !== null });
  const offer = data.find((one) => isSelectedBy(one, code) && one.currency === currency);
  if (!offer) return null;
  const minimum = BigInt(offer.min_deposit_cents ?? 0);
  const least = format(minimum, currency);
  if (amount < minimum)
    return (
      <Advice role="status">
        <Trans>You only get this bonus with a deposit of {least} or more.</Trans>
      </Advice>
    );
  const given = givenFor(offer, amount);
  if (!given) return null;
  const [bonus, stakes] = [format(given.bonus, currency), format(given.stakes, currency)];
  return (
    <p className={styles.muted} role="status">
      <Trans>
        With this deposit you get a bonus of {bonus}. You need {stakes} in bets before you can withdraw it.
      </Trans>
    </p>
  );
}
