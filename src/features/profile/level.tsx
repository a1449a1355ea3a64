import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { vipLevelsQuery } from "../../api/account.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import type { Player } from "../../contract/player.ts";
import type { VipLevel } from "../../contract/vip-levels.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { withLocalHours } from "../../lib/time/local-hours.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import { Card } from "../../ui/card.tsx";
import { Meter } from "../../ui/meter.tsx";
import { FailedLine } from "../../ui/query-fallback.tsx";
import { Points } from "./points.tsx";
import styles from "./profile.module.css";

/** Translated names of VIP levels; unknown ones keep the server's name. */
function useLevelNames(): (level: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    regular: t`Regular`,
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
    diamond: t`Diamond`,
  };
  return (level) => names[level] ?? level;
}

/** Lifetime points at which the level after this one begins. */
const pointsAfter = (level: VipLevel | undefined) => (level?.conditions.persistent_comp_points.max ?? -1) + 1;

/** Points, VIP level, progress to the next one, and the benefits of each. */
export function Level({ player }: { player: Player }) {
  const locale = useLocale();
  const nameOf = useLevelNames();
  const query = useQuery(vipLevelsQuery(locale));
  const levels = query.data ?? [];
  const currentIndex = levels.findIndex(({ name }) => name === player.level);
  const current = levels[currentIndex];
  const next = levels[currentIndex + 1];
  const max = current?.conditions.persistent_comp_points.max;
  const begin = pointsAfter(levels[currentIndex - 1]);
  const others = levels.filter((level) => level !== current);
  const benefitsBelow = (level: VipLevel) => levels[levels.indexOf(level) - 1]?.gift_descriptions;
  return (
    <>
      <Points currency={player.currency} />
      <Card title={<Trans>Your level: {nameOf(player.level)}</Trans>}>
        {next && max ? <Progress next={nameOf(next.name)} begin={begin} needed={max + 1} /> : null}
        <FailedLine query={query} />
        <div className={styles.levels}>
          {(current ? [current, ...others] : others).map((level) => (
            <article
              key={level.id}
              className={styles.level}
              data-current={level.name === player.level ? "" : undefined}
            >
              <BannerPicture image={level.image} className={styles.levelArt} />
              <div>
                <h3>{nameOf(level.name)}</h3>
                <p className={styles.muted}>{level.content}</p>
              </div>
              <Benefits level={level} below={benefitsBelow(level)} />
            </article>
          ))}
        </div>
      </Card>
    </>
  );
}

interface BenefitsProps {
  level: VipLevel;
  /** Benefits of the level below; undefined for the lowest one. */
  below: readonly string[] | undefined;
}

/** A level's benefits, marked where the level below doesn't have them; hours are the reader's. */
function Benefits({ level, below }: BenefitsProps) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  return (
    <ul className={styles.benefits}>
      {level.gift_descriptions.map((benefit) => {
        const isNew = below !== undefined && !below.includes(benefit);
        return (
          <li key={benefit} data-new={isNew ? "" : undefined}>
            <Check aria-hidden size={16} />
            <span>{withLocalHours(benefit, tag, t`(your time)`)}</span>
            {isNew ? (
              <small>
                <Trans>New</Trans>
              </small>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface ProgressProps {
  /** Name of the next level. */
  next: string;
  /** Lifetime points at which the current level begins; staff may give it earlier. */
  begin: number;
  /** Lifetime points at which it begins. */
  needed: number;
}

/** Lifetime points against those of the next level. */
function Progress({ next, begin, needed }: ProgressProps) {
  const { t, i18n } = useLingui();
  const earned = useQuery(compPointsQuery).data?.persistent.points;
  if (earned === undefined)
    return (
      <p>
        <Trans>Next: {next}</Trans>
      </p>
    );
  const points = i18n.number(earned);
  const goal = i18n.number(needed);
  const missing = i18n.number(needed - earned);
  const text = t`${points} of ${goal} points`;
  return (
    <div className={styles.progress}>
      <Meter value={earned} max={needed} label={t`Points to ${next}`} text={text} />
      {earned < begin ? (
        <p>
          <Trans>This level is a gift from us. Its benefits are yours, whatever your points.</Trans>
        </p>
      ) : null}
      <p className={styles.muted}>
        {text}
        {" · "}
        {earned < needed ? (
          <Trans>
            {missing} more to {next}
          </Trans>
        ) : (
          <Trans>You've got the points for {next}.</Trans>
        )}
      </p>
    </div>
  );
}
