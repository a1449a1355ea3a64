import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Gift } from "lucide-react";
import type { ReactNode } from "react";
import { vipLevelsQuery } from "../../api/account.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import { usePlayerQuery } from "../../api/player.ts";
import { useLevelNames } from "../../lib/i18n/use-level-names.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { Meter } from "../../ui/meter.tsx";
import { Benefits, pointsAfter } from "../profile/level-row.tsx";
import styles from "./personal-promotion.module.css";

interface PlayerLevelProps {
  /** Shows without a level, and below the highest one. */
  children: ReactNode;
}

/** The player's level with its benefits, and the way to the next one. */
export function PlayerLevel({ children }: PlayerLevelProps) {
  const nameOf = useLevelNames();
  const player = usePlayerQuery().data;
  const levels = useQuery(vipLevelsQuery(useLocale()));
  const points = useQuery({ ...compPointsQuery, enabled: Boolean(player) });
  if (!player || levels.isLoading || points.isLoading)
    return <span className={styles.placeholder} data-placeholder="" aria-hidden />;
  const index = levels.data?.findIndex(({ name }) => name === player.level) ?? -1;
  const level = levels.data?.[index];
  const most = level?.conditions.persistent_comp_points.max ?? null;
  const next = levels.data?.[index + 1];
  const earned = points.data?.persistent.points;
  if (!level) return children;
  return (
    <div className={styles.gains} data-level={player.level}>
      <strong>{nameOf(player.level)}</strong>
      <Benefits benefits={level.gift_descriptions} />
      {earned !== undefined && earned < pointsAfter(levels.data?.[index - 1]) ? (
        <GivenLevel level={nameOf(player.level)} />
      ) : next && most !== null && earned !== undefined ? (
        <Progress next={nameOf(next.name)} needed={most + 1} earned={earned} />
      ) : (
        children
      )}
    </div>
  );
}

/** A level that the points don't reach: their course to the next one begins below it, far from its end. */
const GivenLevel = ({ level }: { level: string }) => (
  <span className={styles.given}>
    <Gift aria-hidden size={16} />
    <Trans>{level} is our gift to you</Trans>
  </span>
);

interface ProgressProps {
  /** Name of the next level. */
  next: string;
  /** Lifetime points at which it begins. */
  needed: number;
  /** Lifetime points. */
  earned: number;
}

function Progress({ next, needed, earned }: ProgressProps) {
  const { t, i18n } = useLingui();
  const points = i18n.number(earned);
  const goal = i18n.number(needed);
  const missing = i18n.number(needed - earned);
  const text = t`${points} of ${goal} points`;
  if (earned === 0)
    return (
      <span>
        <Trans>
          {next} starts at {goal} points.
        </Trans>
      </span>
    );
  return (
    <>
      <Meter value={earned} max={needed} label={t`Points to ${next}`} text={text} />
      <span className={styles.points}>
        <span>{text}</span>
        {earned < needed ? (
          <span>
            <Trans>
              {missing} more to {next}
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>You've got the points for {next}.</Trans>
          </span>
        )}
      </span>
    </>
  );
}
