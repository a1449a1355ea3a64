import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Game } from "../../contract/games.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { isOfflineDemoStored } from "../../lib/offline/offline-demo.ts";
import { isOfflineGame, OFFLINE_GAME } from "../../rules/web/offline-demo.ts";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./game-page.module.css";

const PATH = `/play/${OFFLINE_GAME.producer}/${OFFLINE_GAME.name}`;

/** Without a connection: the demo that runs on this device, or the way to it. */
export function OfflineOffer({ game }: { game: Game }) {
  const { unreachable } = useConnection();
  const [isStored, setIsStored] = useState(false);
  useEffect(() => {
    if (unreachable) void isOfflineDemoStored().then(setIsStored);
  }, [unreachable]);
  if (!unreachable) return null;
  if (isStored && isOfflineGame(game))
    return (
      <div className={styles.offline} role="status">
        <Link
          to={PATH}
          search={{ mode: "offline" }}
          preload={false}
          className={buttonClass({ look: "primary" })}
        >
          <Trans>Play the demo offline</Trans>
        </Link>
        <span className={styles.muted}>
          <Trans>Just for fun, with play money. Nothing is recorded, and you can play offline.</Trans>
        </span>
      </div>
    );
  return (
    <p className={styles.offline} role="status">
      <span className={styles.muted}>
        <Trans>This game needs a connection.</Trans>
      </span>
      {isStored ? (
        <Link to={PATH} search={{}} preload={false} className={buttonClass()}>
          <Trans>A demo that works offline</Trans>
        </Link>
      ) : null}
    </p>
  );
}
