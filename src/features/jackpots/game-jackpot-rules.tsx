import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { currenciesQuery } from "../../api/config.ts";
import { gameJackpotRulesQuery } from "../../api/jackpots.ts";
import { Summary } from "../../ui/summary.tsx";
import { JackpotRules } from "./jackpot-rules.tsx";
import styles from "./jackpots.module.css";

interface GameJackpotRulesProps {
  /** Game identifier. */
  game: string;
  /** Expanded initially, if the player has opened the rules. */
  isOpen?: boolean;
}

/** Rules of a game's jackpots; empty if it has none. */
export function GameJackpotRules({ game, isOpen = false }: GameJackpotRulesProps) {
  const jackpots = useQuery(gameJackpotRulesQuery(game)).data ?? [];
  const currencies = useQuery(currenciesQuery).data;
  if (!currencies) return null;
  return jackpots.map(({ title, ...rules }) => (
    <details key={rules.identifier} className={styles.ofGame} open={isOpen}>
      <Summary>
        <Trans>Jackpot rules: {title}</Trans>
      </Summary>
      <JackpotRules rules={rules} currencies={currencies} />
      <p>
        <Link to="/$" params={{ _splat: rules.identifier }} preload={false}>
          <Trans>Amounts and winners</Trans>
        </Link>
      </p>
    </details>
  ));
}
