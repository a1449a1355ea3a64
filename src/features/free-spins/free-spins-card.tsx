import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { activateFreeSpins } from "../../api/free-spins.ts";
import { useMoneyText } from "../../api/money-text.ts";
import type { FreeSpins } from "../../contract/free-spins.ts";
import { useGiftErrorText } from "../../lib/http/gift-error-text.ts";
import { focusWhenShown } from "../../lib/page/focus-when-shown.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { BonusesOffNote } from "../../ui/bonuses-off-note.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { useAction } from "../../ui/form.tsx";
import { GameThumb } from "../../ui/game-thumb.tsx";
import { Meter } from "../../ui/meter.tsx";
import { OnlineButton } from "../../ui/online-button.tsx";
import styles from "../../ui/panel.module.css";
import { TimeLeft } from "../../ui/time-left.tsx";
import { CancelFreeSpins } from "./cancel-free-spins.tsx";
import own from "./free-spins.module.css";

interface FreeSpinsCardProps {
  spins: FreeSpins;
  /** The server's time. */
  now: number;
  /** On a break: paused, without deadlines. Cancelling the spins stays possible. */
  isLocked: boolean;
  /** The player has turned bonuses off: spins can't be activated. */
  isOff: boolean;
  /** Conditions of the winnings. */
  terms: ReactNode;
}

/** Played spins, and what they have won. */
function Played({ spins }: { spins: FreeSpins }) {
  const { t } = useLingui();
  const money = useMoneyText();
  const { freespins_played: played, freespins_total: total, won_cents, currency } = spins;
  return (
    <div className={styles.progress}>
      <p>
        <span>
          <Trans>
            {played} of {total} played
          </Trans>
        </span>
        <span className={styles.muted}>
          <Trans>{money(won_cents, currency)} won so far</Trans>
        </span>
      </p>
      <Meter value={played} max={total} label={t`Spins`} text={t`${played} of ${total} played`} />
    </div>
  );
}

function Facts({ spins, now, isLocked }: Pick<FreeSpinsCardProps, "spins" | "now" | "isLocked">) {
  const { i18n } = useLingui();
  const money = useMoneyText();
  const { stage, currency, bet_cents, max_win_cents, wagering } = spins;
  const until = stage === "issued" ? spins.activatable_until : spins.expires_at;
  return (
    <dl className={`${styles.facts} ${styles.wide}`}>
      {stage === "issued" ? (
        <div>
          <dt>
            <Trans>Number of spins</Trans>
          </dt>
          <dd>{i18n.number(spins.freespins_total)}</dd>
        </div>
      ) : null}
      <div>
        <dt>
          <Trans>Bet per spin</Trans>
        </dt>
        <dd>{money(bet_cents, currency)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Winnings become</Trans>
        </dt>
        <dd>{wagering ? <Trans>A bonus to wager</Trans> : <Trans>Real money</Trans>}</dd>
      </div>
      {max_win_cents === null ? null : (
        <div>
          <dt>
            <Trans>Most you can win</Trans>
          </dt>
          <dd>{money(max_win_cents, currency)}</dd>
        </div>
      )}
      {until && !isLocked ? (
        <div>
          <dt>{stage === "issued" ? <Trans>Time to activate</Trans> : <Trans>Time left</Trans>}</dt>
          <dd>
            <TimeLeft until={until} now={now} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

function Actions({ spins, isLocked, isOff }: Pick<FreeSpinsCardProps, "spins" | "isLocked" | "isOff">) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { busy, run } = useAction(useGiftErrorText());
  const { id, stage, game, is_ready, activatable } = spins;
  const activate = () =>
    run(async () => {
      await activateFreeSpins(client, id);
      showToast({ text: t`Spins activated`, kind: "info" });
      focusWhenShown(`[data-spins="${id}"]:not([data-stage="issued"]) h3`);
    });
  return (
    <div className={styles.actions}>
      {stage === "issued" && activatable && !isLocked && !isOff ? (
        <OnlineButton size="small" aria-disabled={busy || undefined} onClick={activate}>
          <Trans>Activate spins</Trans>
        </OnlineButton>
      ) : null}
      {stage === "activated" && is_ready && !isLocked && game.path ? (
        <Link to={game.path} className={buttonClass({ size: "small" })}>
          <Trans>Open {game.title}</Trans>
        </Link>
      ) : null}
      <CancelFreeSpins spins={spins} />
    </div>
  );
}

/** Spins that can be activated or played. */
export function FreeSpinsCard({ spins, now, isLocked, isOff, terms }: FreeSpinsCardProps) {
  const { stage, game, title, is_ready } = spins;
  return (
    <article className={styles.panel} data-spins={spins.id} data-stage={stage}>
      <div className={own.head}>
        <GameThumb preview={game.preview} tone={game.tone} />
        <div>
          <h3>{title}</h3>
          <span className={styles.muted}>{game.title}</span>
        </div>
        {isLocked ? (
          <span className={styles.state}>
            <Trans>Paused</Trans>
          </span>
        ) : null}
      </div>
      {stage === "activated" ? <Played spins={spins} /> : null}
      {stage === "activated" && !is_ready && !isLocked ? (
        <p className={styles.note} role="status">
          <LoaderCircle aria-hidden />
          <Trans>We're getting your spins ready. They'll appear here soon.</Trans>
        </p>
      ) : null}
      <Facts spins={spins} now={now} isLocked={isLocked} />
      {isOff && stage === "issued" && !isLocked ? <BonusesOffNote /> : null}
      {terms}
      <Actions spins={spins} isLocked={isLocked} isOff={isOff} />
    </article>
  );
}
