import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Crown, Gift, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { vipLevelsQuery } from "../../api/account.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import type { Player } from "../../contract/player.ts";
import { useLevelNames } from "../../lib/i18n/use-level-names.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { Card } from "../../ui/card.tsx";
import { Meter } from "../../ui/meter.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import styles from "./level.module.css";
import { Benefits, LevelRow, pointsAfter, type Reach } from "./level-row.tsx";
import { Points } from "./points.tsx";

function reachOf(index: number, current: number): Reach {
  if (index === current) return "current";
  return index === current + 1 ? "next" : index < current ? "below" : "above";
}

/** The player's level with the way to the next one, points, and all levels in ascending order. */
export function Level({ player }: { player: Player }) {
  const locale = useLocale();
  const nameOf = useLevelNames();
  const query = useQuery(vipLevelsQuery(locale));
  const points = useQuery(compPointsQuery);
  const levels = query.data ?? [];
  const currentIndex = levels.findIndex(({ name }) => name === player.level);
  const current = levels[currentIndex];
  const next = levels[currentIndex + 1];
  const earned = points.data?.persistent.points;
  // What stands below moves neither when the levels arrive nor when the points do.
  if (query.isLoading || points.isLoading) return <LevelSkeleton />;
  return (
    <>
      <Card>
        <div className={styles.own}>
          {current ? (
            <BannerPicture image={current.image} className={styles.ownPicture} isWide isFirst />
          ) : null}
          <div className={styles.ownText}>
            <h2>{nameOf(player.level)}</h2>
            {current ? <Benefits benefits={current.gift_descriptions} /> : null}
            {current && earned !== undefined ? (
              <Progress
                level={nameOf(current.name)}
                next={next && nameOf(next.name)}
                begin={pointsAfter(levels[currentIndex - 1])}
                needed={pointsAfter(current)}
                earned={earned}
              />
            ) : null}
            <FailedLine query={query} />
          </div>
        </div>
      </Card>
      <Points currency={player.currency} />
      {levels.length > 0 ? (
        <Card title={<Trans>All levels</Trans>}>
          <ol className={styles.levels}>
            {levels.map((level, index) => (
              <LevelRow
                key={level.id}
                level={level}
                name={nameOf(level.name)}
                reach={reachOf(index, currentIndex)}
                benefitsBelow={levels[index - 1]?.gift_descriptions}
                begin={pointsAfter(levels[index - 1])}
                earned={earned}
              />
            ))}
          </ol>
        </Card>
      ) : null}
    </>
  );
}

const LevelSkeleton = () => (
  <div className={styles.skeleton} aria-hidden data-skeleton="">
    <i />
    <i />
    <i />
  </div>
);

interface NoteProps {
  icon: LucideIcon;
  title: ReactNode;
  children: ReactNode;
}

const Note = ({ icon: Icon, title, children }: NoteProps) => (
  <div className={styles.gift}>
    <Icon aria-hidden />
    <div>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  </div>
);

interface ProgressProps {
  /** Name of the player's level. */
  level: string;
  /** Name of the next level; undefined at the top. */
  next: string | undefined;
  /** Lifetime points at which the current level begins; staff may give it earlier. */
  begin: number;
  /** Lifetime points at which the next level begins. */
  needed: number;
  /** Lifetime points. */
  earned: number;
}

/** Lifetime points against those of the next level, and whether staff gave the level; who begins reads what comes next. */
function Progress({ level, next, begin, needed, earned }: ProgressProps) {
  const { i18n } = useLingui();
  const [goal, missing] = [i18n.number(needed), i18n.number(needed - earned)];
  const isGiven = earned < begin;
  return (
    <>
      {next && !isGiven && earned > 0 ? <PointsToNext next={next} needed={needed} earned={earned} /> : null}
      {isGiven ? (
        <>
          <Note icon={Gift} title={<Trans>{level} is our gift to you</Trans>}>
            <Trans>Its benefits are yours, whatever your points.</Trans>
          </Note>
          {next ? (
            <p className={styles.muted}>
              <Trans>
                {missing} more to {next}
              </Trans>
            </p>
          ) : null}
        </>
      ) : next && earned === 0 ? (
        <Note icon={Crown} title={<Trans>Next level</Trans>}>
          <Trans>
            {next} starts at {goal} points.
          </Trans>
        </Note>
      ) : null}
      {next ? null : (
        <p className={styles.muted}>
          <Trans>You're at the highest level.</Trans>
        </p>
      )}
    </>
  );
}

interface PointsToNextProps extends Pick<ProgressProps, "needed" | "earned"> {
  next: string;
}

function PointsToNext({ next, needed, earned }: PointsToNextProps) {
  const { t, i18n } = useLingui();
  const points = i18n.number(earned);
  const goal = i18n.number(needed);
  const missing = i18n.number(needed - earned);
  const text = t`${points} of ${goal} points`;
  return (
    <div className={styles.progress}>
      <Meter value={earned} max={needed} label={t`Points to ${next}`} text={text} />
      <p>
        <span>{text}</span>
        <strong>
          {earned < needed ? (
            <Trans>
              {missing} more to {next}
            </Trans>
          ) : (
            <Trans>You've got the points for {next}.</Trans>
          )}
        </strong>
      </p>
    </div>
  );
}
