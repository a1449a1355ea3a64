import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMoneyText } from "../../api/money-text.ts";
import type { Offer, WageringTerms } from "../../contract/bonuses.ts";
import { contributionGroups } from "../../rules/bonuses/contribution-groups.ts";
import styles from "../../ui/panel.module.css";
import { useGroupNames } from "./counting-games.tsx";

interface OfferValueProps {
  offer: Offer;
  /** True as a headline, beside a line that names the deposit. */
  isShort?: boolean;
}

/** What the offer gives. */
export function OfferValue({ offer, isShort = false }: OfferValueProps) {
  const { i18n } = useLingui();
  const money = useMoneyText("stripIfInteger");
  const { percent, max_amount_cents, freespins_total, currency } = offer;
  const most = max_amount_cents === null ? null : money(max_amount_cents, currency);
  const share = percent === null ? null : i18n.number(percent / 100, { style: "percent" });
  // Never "free": several licences forbid the word.
  const spins =
    freespins_total === 0 ? null : (
      <Plural value={freespins_total} one="# bonus spin" other="# bonus spins" />
    );
  return (
    <>
      {share && most && isShort ? (
        <Trans>
          {share} up to {most}
        </Trans>
      ) : share && most ? (
        <Trans>
          {share} of your deposit, up to {most}
        </Trans>
      ) : share ? (
        <Trans>{share} of your deposit</Trans>
      ) : (
        most
      )}
      {spins && (share || most) ? (
        <>
          {" "}
          <span>+ {spins}</span>
        </>
      ) : (
        spins
      )}
    </>
  );
}

/** Games in one line: what counts less, and where bonus money isn't accepted. */
function useGamesLine(): (terms: WageringTerms) => string {
  const { t, i18n } = useLingui();
  const groupNames = useGroupNames();
  return ({ contributions }) => {
    const percent = (share: number) => i18n.number(share / 10_000, { style: "percent" });
    const groups = contributionGroups(contributions).map((group) => {
      const names = groupNames(group);
      if (group.contribution === "excluded") return t`${names} excluded`;
      return t`${names} ${percent(group.contribution)}`;
    });
    const others = contributions.default;
    const rest =
      others === "excluded"
        ? t`other games excluded`
        : groups.length > 0
          ? t`other games ${percent(others)}`
          : t`All games ${percent(others)}`;
    return [...groups, rest].join("; ");
  };
}

/** Highest bet and most that becomes real money; nothing without either. */
function Limits({ terms, currency }: { terms: WageringTerms; currency: string }) {
  const money = useMoneyText("stripIfInteger");
  const bet = terms.max_bet_cents === null ? null : money(terms.max_bet_cents, currency);
  const win = terms.max_win_cents === null ? null : money(terms.max_win_cents, currency);
  if (!bet && !win) return null;
  return (
    <li>
      {bet && win ? (
        <Trans>
          Bets up to {bet}, keep up to {win}
        </Trans>
      ) : bet ? (
        <Trans>Bets up to {bet}</Trans>
      ) : (
        <Trans>Keep up to {win}</Trans>
      )}
    </li>
  );
}

function Wagering({ terms: { days, multiplier } }: { terms: WageringTerms }) {
  return (
    <Plural
      value={days}
      one={`Wager ${multiplier} times the bonus in # day`}
      other={`Wager ${multiplier} times the bonus in # days`}
    />
  );
}

function SmallestDeposit({ offer: { min_deposit_cents, currency } }: { offer: Offer }) {
  const money = useMoneyText("stripIfInteger");
  if (min_deposit_cents === null) return null;
  return <Trans>Deposit from {money(min_deposit_cents, currency)}</Trans>;
}

/** The conditions that a headline needs beside it, in one line where it has room. */
export const MainCondition = ({ offer }: { offer: Offer }) => (
  <span className={styles.dotted}>
    {offer.min_deposit_cents === null ? null : (
      <span>
        <SmallestDeposit offer={offer} />{" "}
      </span>
    )}
    <span>{offer.wagering ? <Wagering terms={offer.wagering} /> : <Trans>No wagering</Trans>}</span>
  </span>
);

interface OfferTermsProps {
  offer: Offer;
  /** False where a headline says what it gives. */
  hasValue?: boolean;
}

/** The material conditions of an offer, in at most six lines. */
export function OfferTerms({ offer, hasValue = true }: OfferTermsProps) {
  const money = useMoneyText("stripIfInteger");
  const gamesLine = useGamesLine();
  const { wagering, currency, min_deposit_cents, freespins_max_win_cents } = offer;
  const win = freespins_max_win_cents === null ? null : money(freespins_max_win_cents, currency);
  const games = wagering ? gamesLine(wagering) : "";
  return (
    <ul className={styles.lines} data-offer-terms>
      {hasValue ? (
        <li>
          <strong>
            <OfferValue offer={offer} />
          </strong>
        </li>
      ) : null}
      {min_deposit_cents === null ? null : (
        <li>
          <SmallestDeposit offer={offer} />
        </li>
      )}
      {wagering ? (
        <>
          <li>
            <Wagering terms={wagering} />
          </li>
          <Limits terms={wagering} currency={currency} />
          <li>
            <Trans>How bets count: {games}</Trans>
          </li>
          {wagering.ends_on_withdrawal ? (
            <li>
              <Trans>It ends if you withdraw</Trans>
            </li>
          ) : null}
        </>
      ) : (
        <>
          <li>
            <Trans>No wagering</Trans>
          </li>
          {win === null ? null : (
            <li>
              <Trans>Keep up to {win}</Trans>
            </li>
          )}
        </>
      )}
    </ul>
  );
}
