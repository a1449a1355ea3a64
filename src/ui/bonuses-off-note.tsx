import { Trans } from "@lingui/react/macro";
import styles from "./panel.module.css";

/** Why a gift has no button to activate it. */
export const BonusesOffNote = () => (
  <p className={styles.muted}>
    <Trans>Bonuses are off. Turn them on to activate this.</Trans>
  </p>
);
