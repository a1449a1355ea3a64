import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { Trophy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { toTile } from "../api/games.ts";
import { gameJackpotRulesQuery } from "../api/jackpots.ts";
import { usePlayerQuery, useViewer } from "../api/player.ts";
import type { Game } from "../contract/games.ts";
import type { PlayMode } from "../contract/play.ts";
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
import { toAmount } from "../rules/money/amounts.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageSkeleton } from "../ui/page-skeleton.tsx";
import PopupFrame from "../ui/popup-frame.tsx";
import { FormFallback, QueryFallback } from "../ui/query-fallback.tsx";

/** What the studio has to know of the player before the first stake. */
function MissingFields({ names, onDone }: { names: readonly string[]; onDone: () => void }) {
  const query = usePlayerQuery();
  if (!query.data) return <FormFallback queries={[query]} />;
  return (
    <PlayerForm
      player={query.data}
      context="edition"
      only={names}
      submit={<Trans>Save and play</Trans>}
      onDone={onDone}
    />
  );
}

/** The rules of the jackpots that can be won here, a tap away while it is played; nothing where there are none. */
function JackpotInfo({ game }: { game: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const isAny = (useQuery(gameJackpotRulesQuery(game)).data ?? []).length > 0;
  if (!isAny) return null;
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

/** What limits of play leave, as far as one is set; without one, the largest single stake. */
function LimitFact() {
  const running = useTightestLimit(["loss", "wager", "session"]);
  const perBet = useTightestLimit(["single_stake"]);
  const limit = running ?? perBet;
  const { types } = useLimitNames();
  const write = useLimitAmount();
  const account = limit?.accounts[0];
  if (!limit || !account) return null;
  const left = BigInt(account.amount_cents) - BigInt(account.current_value_amount_cents);
  const amount = write({ ...account, amount_cents: toAmount(left > 0n ? left : 0n) });
  return (
    <Fact name={types[limit.type]}>
      {limit.reached ? (
        <Link to="/profile/$" params={{ _splat: "limits" }} data-sign={-1}>
          <Trans>Used up</Trans>
        </Link>
      ) : limit === perBet ? (
        <Trans>{amount} at most</Trans>
      ) : (
        <Trans>{amount} left</Trans>
      )}
    </Fact>
  );
}

/** A game that is played: by anybody without money, by players for real. */
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
  const [own] = useState(router.latestLocation.pathname);
  useEffect(() => {
    // On the way elsewhere already: the end of a session may say where.
    if (!isGuest || router.latestLocation.pathname !== own) return;
    // Whoever was signed out meanwhile is no newcomer.
    const to = wasPlayer.current ? { to: pathOf(tile), search: {} } : guestLink(tile, "?mode=real");
    void navigate({ ...to, replace: true });
  });
  if (isGuest) return null;
  if (mode === "real" && locks.length > 0)
    return (
      <Notice title={<Trans>You are taking a break</Trans>} heading="h1">
        <LockedNotice wishes={locks} />
      </Notice>
    );
  if (mode === "real" && !player)
    return (
      <QueryFallback
        queries={[query]}
        skeleton={<PageSkeleton />}
        unreachableText={
          <Trans>A game needs a connection. It begins by itself as soon as there is one.</Trans>
        }
      />
    );
  const { Heart } = viewer;
  return (
    <PlayScreen
      key={mode}
      game={game}
      mode={mode}
      // A demo does not begin again when the player is known.
      currency={mode === "real" ? (player?.currency ?? "") : ""}
      path={pathOf(tile)}
      heart={Heart ? <Heart game={tile} viewer={viewer} aside /> : null}
      info={<JackpotInfo game={game.identifier} />}
      facts={mode === "real" ? <LimitFact /> : null}
      panic={mode === "real" ? <PanicButton /> : null}
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
