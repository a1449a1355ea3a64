import { Trans } from "@lingui/react/macro";
import {
  inHundred,
  type SimulationInput,
  type SimulationResult,
  worthOf,
} from "../../rules/bonus-outlook/simulation.ts";
import { Button } from "../../ui/button.tsx";
import panel from "../../ui/panel.module.css";
import styles from "./bonus-outlook.module.css";
import type { OutlookTexts } from "./use-outlook-texts.ts";
import { useSimulation } from "./use-simulation.ts";

interface ChancesProps {
  result: SimulationResult;
  /** Average loss of the bets, minor units. */
  cost: bigint;
  texts: OutlookTexts;
}

/** How many players finish, and with nothing left. */
function Chances({ result: { plays, finished, empty }, texts }: Omit<ChancesProps, "cost">) {
  const finish = inHundred(finished, plays, "down");
  const nothing = texts.count(inHundred(empty, plays, "up"));
  const finishing = texts.count(finish);
  return (
    <>
      <li>
        {finish === 0 ? (
          <Trans>Fewer than 1 in 100 players meet the wagering requirement.</Trans>
        ) : (
          <Trans>About {finishing} in 100 players meet the wagering requirement.</Trans>
        )}
      </li>
      <li>
        <Trans>About {nothing} in 100 players end up with nothing.</Trans>
      </li>
    </>
  );
}

function Remainder({ result: { remainder }, cost, texts }: ChancesProps) {
  const worth = worthOf(remainder, cost);
  const average = texts.money(remainder);
  return (
    <li data-worth={worth}>
      {worth === "nothing" ? (
        <strong>
          <Trans>On average, nothing is left of this bonus.</Trans>
        </strong>
      ) : (
        <Trans>On average, about {average} is left.</Trans>
      )}{" "}
      {worth === "less_than_cost" ? (
        <strong>
          <Trans>That's less than these bets cost on average.</Trans>
        </strong>
      ) : null}
    </li>
  );
}

interface SimulatedChancesProps {
  input: SimulationInput;
  /** Average loss of the bets, minor units. */
  cost: bigint;
  texts: OutlookTexts;
}

/** What a simulation with the published prizes says. Needs a new `key` for another input. */
export function SimulatedChances({ input, cost, texts }: SimulatedChancesProps) {
  const { simulation, retry } = useSimulation(input);
  const isRunning = simulation.state === "running";
  return (
    <div
      className={styles.simulated}
      aria-live="polite"
      aria-busy={isRunning}
      data-simulation={simulation.state}
    >
      {isRunning ? (
        <p className={styles.muted}>
          <Trans>Calculating the chances…</Trans>
        </p>
      ) : simulation.state === "failed" ? (
        <>
          <p className={styles.muted}>
            <Trans>We couldn't calculate the chances on this device.</Trans>
          </p>
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <ul className={panel.lines}>
          <Chances result={simulation.result} texts={texts} />
          <Remainder result={simulation.result} cost={cost} texts={texts} />
        </ul>
      )}
    </div>
  );
}
