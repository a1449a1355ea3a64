import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { GameDetails } from "../../contract/games.ts";
import styles from "./game-screenshot.module.css";
import { SCREENSHOT_HEIGHT, SCREENSHOT_WIDTH, screenshotOf } from "./screenshot-address.ts";
import { SCREENSHOTS } from "./screenshot-list.ts";

/** What a game looks like; nothing for games without a screenshot. */
export function GameScreenshot({ game: { identifier, title } }: { game: GameDetails }) {
  const { t } = useLingui();
  const [hasFailed, setHasFailed] = useState(false);
  if (!SCREENSHOTS.has(identifier)) return null;
  return (
    <section className={styles.screenshot} aria-labelledby="game-screenshot">
      <h2 id="game-screenshot">
        <Trans>In the game</Trans>
      </h2>
      <div className={styles.box}>
        {hasFailed ? (
          <p>
            <Trans>We couldn't load the screenshot.</Trans>
          </p>
        ) : (
          <img
            src={screenshotOf(identifier)}
            width={SCREENSHOT_WIDTH}
            height={SCREENSHOT_HEIGHT}
            alt={t`Screenshot of ${title}`}
            loading="lazy"
            decoding="async"
            onError={() => setHasFailed(true)}
          />
        )}
      </div>
    </section>
  );
}
