import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useLayoutEffect } from "react";
import type { Game } from "../../contract/games.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useBusy } from "../../lib/tabs/use-busy.ts";
import { formatTag } from "../../rules/locales/locales.ts";
import { OFFLINE_DEMO_PATH } from "../../rules/web/offline-demo.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { GameFrame } from "./game-frame.tsx";
import styles from "./play.module.css";

interface OfflineDemoProps {
  game: Game;
  /** Path of the game's page. */
  path: string;
}

/** The demo that runs on this device: no launch, no session, nothing recorded. */
export function OfflineDemo({ game, path }: OfflineDemoProps) {
  const { t } = useLingui();
  const locale = useLocale();
  useBusy("game", true);
  useLayoutEffect(() => {
    document.documentElement.setAttribute("data-playing", "demo");
    return () => document.documentElement.removeAttribute("data-playing");
  }, []);
  const params = new URLSearchParams({ locale: formatTag(locale), title: game.title });
  return (
    <div className={styles.screen} data-mode="demo">
      <PageHead title={game.title} canonical={path} description="" />
      <div className={styles.top}>
        <header className={styles.bar}>
          <Link
            to={path}
            search={{}}
            replace
            aria-label={t`Leave game`}
            className={buttonClass({ size: "icon" })}
          >
            <ArrowLeft aria-hidden />
          </Link>
          <h1 className={styles.title}>{game.title}</h1>
          <p className={styles.forFun}>
            <Trans>Just for fun, with play money. Nothing is recorded, and you can play offline.</Trans>
          </p>
        </header>
      </div>
      <div className={styles.stage}>
        <GameFrame
          isLocal
          url={`${OFFLINE_DEMO_PATH}?${params}`}
          title={game.title}
          paused={false}
          balance={undefined}
          onMessage={() => {}}
        />
      </div>
    </div>
  );
}
