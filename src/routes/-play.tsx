import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { SkipForward, Trophy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { gamesQuery, toTile } from "../api/games.ts";
import { gameJackpotRulesQuery } from "../api/jackpots.ts";
import { usePlayerQuery, useViewer } from "../api/player.ts";
import type { Game } from "../contract/games.ts";
import type { PlayMode } from "../contract/launch.ts";
import { Tile } from "../features/game/tile.tsx";
import { guestLink, pathOf } from "../features/game/tile-links.ts";
import { GameJackpotRules } from "../features/jackpots/game-jackpot-rules.tsx";
import { LockedNotice } from "../features/limits/lock-screen.tsx";
import { PanicButton } from "../features/limits/panic-button.tsx";
import { useLimitAmount, useLimitNames } from "../features/limits/use-limit-texts.ts";
import { useTightestLimit } from "../features/limits/use-tightest-limit.ts";
import { Fact } from "../features/play/fact.tsx";
import { PlayScreen } from "../features/play/play-screen.tsx";
import { Recommended } from "../features/play/recommended.tsx";
import { PlayerForm } from "../features/profile/player-form.tsx";
import { ConnectionNotice } from "../features/shell/connection-notice.tsx";
import { usePlayLock } from "../lib/session/play-lock.ts";
import { hasSession } from "../lib/session/session.ts";
import { kindFilter, nextGameOf } from "../rules/games/next-game.ts";
import { toAmount } from "../rules/money/amounts.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import PopupFrame from "../ui/popup-frame.tsx";
import { FormFallback, QueryFallback } from "../ui/query-fallback.tsx";

/** Form of the fields that the game's provider requires. */
function MissingFields({ names, onDone }: { names: readonly string[]; onDone: () => void }) {
  const query = usePlayerQuery();
  if (!query.data) return <FormFallback queries={[query]} />;
  return (
    <PlayerForm
      player={query.data}
      context="edition"
      onlyFields={names}
      submit={<Trans>Save and play</Trans>}
      onDone={onDone}
    />
  );
}

/** Button for the rules of the game's jackpots; hidden if it has none. */
function JackpotInfo({ game }: { game: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const hasRules = (useQuery(gameJackpotRulesQuery(game)).data ?? []).length > 0;
  if (!hasRules) return null;
  return (
    <>
      <Button size="icon" aria-label={t`Jackpot rules`} onClick={() => setOpen(true)}>
        <Trophy aria-hidden />
      </Button>
      <PopupFrame open={open} title={t`Jackpot rules`} narrow onClose={() => setOpen(false)}>
        <GameJackpotRules game={game} isOpen />
      </PopupFrame>
    </>
  );
}

/** Remaining amount of the tightest limit; without one, the single-stake limit. */
function LimitFact() {
  const windowLimit = useTightestLimit(["loss", "wager", "session"]);
  const perBet = useTightestLimit(["single_stake"]);
  const limit = windowLimit ?? perBet;
  const { types } = useLimitNames();
  const formatAmount = useLimitAmount();
  const account = limit?.accounts[0];
  if (!limit || !account) return null;
  const remainingCents = BigInt(account.amount_cents) - BigInt(account.current_value_amount_cents);
  const amount = formatAmount({
    ...account,
    amount_cents: toAmount(remainingCents > 0n ? remainingCents : 0n),
  });
  return (
    <Fact name={types[limit.type]}>
      {limit.reached ? (
        <Link to="/profile/$" params={{ _splat: "limits" }} data-sign={-1}>
          <Trans>Used up</Trans>
        </Link>
      ) : limit === perBet ? (
        <Trans>Up to {amount}</Trans>
      ) : (
        <Trans>{amount} left</Trans>
      )}
    </Fact>
  );
}

/** Goes to the next game of the game's kind that the viewer can play in this mode. */
function NextGame({ game, mode }: { game: Game; mode: PlayMode }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const viewer = useViewer();
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const list = await client.ensureInfiniteQueryData(gamesQuery(kindFilter(game)));
      const next = nextGameOf(list.pages[0]?.tiles ?? [], game.id, mode, viewer);
      if (next) await navigate({ to: pathOf(next), search: { mode }, replace: true });
    } catch {
      // The query's error handler reports the error; the player can try again.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button size="icon" aria-label={t`Next game`} disabled={isBusy} onClick={() => void open()}>
      <SkipForward aria-hidden />
    </Button>
  );
}

/** A running game: demos for everyone, real money for players. */
export function Play({ game, mode }: { game: Game; mode: PlayMode }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const query = usePlayerQuery();
  const player = query.data;
  const locks = usePlayLock(player?.id);
  const tile = toTile(game);
  const isGuest = mode === "real" && (player === null || !hasSession());
  const wasPlayer = useRef(false);
  if (player) wasPlayer.current = true;
  const router = useRouter();
  const [ownPath] = useState(router.latestLocation.pathname);
  useEffect(() => {
    // Skip if a navigation is already in progress, for example after the end of a session.
    if (!isGuest || router.latestLocation.pathname !== ownPath) return;
    // To the game's page instead of registration: a player who signed out already has an account.
    const target = wasPlayer.current ? { to: pathOf(tile), search: {} } : guestLink(tile, "?mode=real");
    void navigate({ ...target, replace: true });
  });
  if (isGuest) return null;
  if (mode === "real" && locks.length > 0)
    return (
      <Notice title={<Trans>You're taking a break</Trans>} heading="h1">
        <LockedNotice breakRequests={locks} />
      </Notice>
    );
  if (mode === "real" && !player)
    return (
      <QueryFallback
        queries={[query]}
        skeleton={<PageSkeleton />}
        unreachableText={
          <Trans>Games need a connection. This one will start as soon as you're back online.</Trans>
        }
      />
    );
  const { FavoriteButton } = viewer;
  return (
    <PlayScreen
      key={mode}
      game={game}
      mode={mode}
      // Empty for a demo, which must not restart when the player is loaded.
      currency={mode === "real" ? (player?.currency ?? "") : ""}
      path={pathOf(tile)}
      favoriteButton={FavoriteButton ? <FavoriteButton game={tile} viewer={viewer} isInline /> : null}
      info={<JackpotInfo game={game.identifier} />}
      facts={mode === "real" ? <LimitFact /> : null}
      panic={mode === "real" ? <PanicButton /> : null}
      nextGame={<NextGame game={game} mode={mode} />}
      connection={<ConnectionNotice />}
      recommended={
        <Recommended
          game={game}
          renderTile={(other) => <Tile key={other.id} game={other} viewer={viewer} />}
        />
      }
      renderFields={(names, onDone) => <MissingFields names={names} onDone={onDone} />}
    />
  );
}
