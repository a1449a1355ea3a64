import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { VipLevel } from "../../contract/vip-levels.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { withLocalHours } from "../../lib/time/local-hours.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { BannerPicture } from "../../ui/banner-picture.tsx";
import styles from "./level.module.css";

/** Where a level stands, seen from the player's own. */
export type Reach = "below" | "current" | "next" | "above";

/** Lifetime points at which the level after this one begins. */
export const pointsAfter = (level: VipLevel | undefined) =>
  (level?.conditions.persistent_comp_points.max ?? -1) + 1;

interface LevelRowProps {
  level: VipLevel;
  /** Translated. */
  name: string;
  reach: Reach;
  /** Benefits of the level below; undefined for the lowest one. */
  benefitsBelow: readonly string[] | undefined;
  /** Lifetime points at which the level begins. */
  begin: number;
  /** The player's lifetime points, if known. */
  earned: number | undefined;
}

/** A level on the way from the lowest to the highest: its medal, when it begins, and its benefits. */
export function LevelRow({ level, name, reach, benefitsBelow, begin, earned }: LevelRowProps) {
  const { i18n } = useLingui();
  const points = i18n.number(begin);
  const missing = i18n.number(begin - (earned ?? 0));
  return (
    <li className={styles.level} data-reach={reach} aria-current={reach === "current" || undefined}>
      <BannerPicture image={level.image} className={styles.medal} />
      <div className={styles.levelText}>
        <div className={styles.levelHead}>
          <h3>{name}</h3>
          {reach === "current" ? (
            <span className={styles.mark}>
              <Trans>Your level</Trans>
            </span>
          ) : reach === "next" ? (
            <span className={styles.mark}>
              <Trans>Next level</Trans>
            </span>
          ) : null}
        </div>
        {begin === 0 ? null : (
          <p className={styles.begin}>
            <Trans>From {points} points</Trans>
            {reach === "next" && earned && earned < begin ? (
              <>
                {" · "}
                <strong>
                  <Trans>{missing} to go</Trans>
                </strong>
              </>
            ) : null}
          </p>
        )}
        <p className={styles.muted}>{level.content}</p>
        <Benefits benefits={level.gift_descriptions} below={benefitsBelow} />
      </div>
    </li>
  );
}

interface BenefitsProps {
  benefits: readonly string[];
  below?: readonly string[] | undefined;
}

/** A level's benefits, marked where the level below doesn't have them; hours are the reader's. */
export function Benefits({ benefits, below }: BenefitsProps) {
  const { t } = useLingui();
  const tag = formatTag(useLocale());
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => {
        const isNew = below !== undefined && !below.includes(benefit);
        return (
          <li key={benefit} data-new={isNew ? "" : undefined}>
            <Check aria-hidden size={16} />
            <span>{withLocalHours(benefit, tag, t`your time`)}</span>
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
