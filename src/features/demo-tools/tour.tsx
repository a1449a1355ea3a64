import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { demoToolsQuery, signInAsDemoPlayer } from "../../api/demo-tools.ts";
import { usePlayer } from "../../api/player.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./demo-tools.module.css";
import { setDemoNetwork } from "./weak-network.ts";

interface Step {
  text: MessageDescriptor;
  path: string;
  /** Runs before the step shows. */
  prepare?: (client: QueryClient, isGuest: boolean) => Promise<void> | void;
}

async function signInAsCanadian(client: QueryClient, isGuest: boolean): Promise<void> {
  if (!isGuest) return;
  const { players } = await client.ensureQueryData(demoToolsQuery);
  const player = players.find(({ country }) => country === "CA") ?? players[0];
  if (player) await signInAsDemoPlayer(client, player.email);
}

const STEPS: readonly Step[] = [
  {
    path: "/",
    text: msg`This is the lobby. The app draws every picture itself, and search finds games from the first letter.`,
  },
  {
    path: "/categories/new",
    text: msg`Every list works offline, too. Open a game to see its details before you play. Demos are free.`,
  },
  {
    path: "/",
    prepare: signInAsCanadian,
    text: msg`You're logged in as a player from Canada. Your last games come first, and Deposit shows what Canadians pay with.`,
  },
  {
    path: "/profile/limits",
    text: msg`Set limits on deposits, losses, bets and time. A lower limit applies right away, a higher one takes longer.`,
  },
  {
    path: "/mystic-nova",
    text: msg`Jackpots grow with every bet. Each one says where its money comes from and how likely a win is.`,
  },
  {
    path: "/",
    prepare: () => setDemoNetwork("off"),
    text: msg`You're offline now. Look around: what's saved on this device still works, and the rest tells you what it needs.`,
  },
  {
    path: "/",
    prepare: () => setDemoNetwork("normal"),
    text: msg`You're back online. Win a jackpot or send yourself a message with the demo tools.`,
  },
];

interface TourProps {
  step: number;
  goTo: (step: number | null) => void;
}

/** A guided walk through the app, a sentence a screen. */
export function Tour({ step, goTo }: TourProps) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const router = useRouter();
  const isGuest = !usePlayer();
  const [isBusy, setBusy] = useState(false);
  const section = useRef<HTMLElement>(null);
  // The button that started the tour, or that led to this step's page, may be gone.
  useEffect(() => section.current?.focus(), []);
  const shown = STEPS[step];
  if (!shown) return null;
  const isLast = step === STEPS.length - 1;
  async function next(): Promise<void> {
    const { path, prepare } = STEPS[step + 1]!;
    setBusy(true);
    try {
      await prepare?.(client, isGuest);
      await router.navigate({ to: path });
      goTo(step + 1);
    } catch {
      showToast({ text: t`That didn't work. Check your connection and try again.`, kind: "error" });
    } finally {
      setBusy(false);
    }
  }
  function end(): void {
    setDemoNetwork("normal");
    goTo(null);
  }
  const number = step + 1;
  const count = STEPS.length;
  return (
    <section ref={section} tabIndex={-1} className={styles.tour} aria-label={t`Tour`}>
      <p role="status">{i18n._(shown.text)}</p>
      <div className={styles.tourActions}>
        <span>
          <Trans>
            {number} of {count}
          </Trans>
        </span>
        {isLast ? null : (
          <Button size="small" onClick={end}>
            <Trans>End tour</Trans>
          </Button>
        )}
        <Button size="small" look="primary" disabled={isBusy} onClick={() => (isLast ? end() : void next())}>
          {isLast ? <Trans>Done</Trans> : <Trans>Next</Trans>}
        </Button>
      </div>
    </section>
  );
}
