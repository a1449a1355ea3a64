import { useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { PLAYER_ROWS } from "../contract/session.ts";
import { partsOf } from "../features/index.ts";
import { useContainer } from "../lib/page/use-container.ts";
import { hasSession } from "../lib/session/session.ts";
import { local } from "../lib/storage/storage.ts";

const ROWS = partsOf("LobbyRow");

/** The height that the page has reserved, in CSS pixels. */
const reservedHeight = () => Number.parseFloat(local.read(PLAYER_ROWS.storage) ?? "") || 0;

/** Reserves a height on the next page that loads. */
const reserveNext = (height: number) => local.write(PLAYER_ROWS.storage, `${height}px`);

const reserveNow = (height: number) =>
  document.documentElement.style.setProperty(PLAYER_ROWS.property, `${height}px`);

/** True once the page's address has changed. */
function useHasNavigated(): boolean {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [first] = useState(path);
  const [hasNavigated, setHasNavigated] = useState(false);
  useEffect(() => {
    if (path !== first) setHasNavigated(true);
  }, [path, first]);
  return hasNavigated;
}

const AllRows = ({ isReserved }: { isReserved: boolean }) =>
  ROWS.map(([name, LobbyRow]) => <LobbyRow key={name} isReserved={isReserved} />);

interface MeasuredRowsProps {
  isReserved: boolean;
  isVisible: boolean;
  /** Pixels that stay reserved, however low the rows are until the last of them has loaded. */
  minHeight: number;
}

/** The rows, whose height is reserved from now on, or from the next page if they are invisible. */
function MeasuredRows({ isReserved, isVisible, minHeight }: MeasuredRowsProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // The lobby's container is detached, with a height of zero, before this effect ends.
      if (!entry!.target.isConnected || !hasSession()) return;
      const { height } = entry!.contentRect;
      reserveNext(height);
      if (isVisible) reserveNow(Math.max(height, minHeight));
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [isVisible, minHeight]);
  return (
    // Holds the rows' margins.
    <div ref={element} style={{ display: "flow-root" }}>
      <AllRows isReserved={isReserved} />
    </div>
  );
}

/** Takes no space, but lets its content measure itself. */
const INVISIBLE = { height: 0, overflow: "hidden", visibility: "hidden" } as const;

/**
 * A player's own rows at the top of the lobby. On a device that doesn't know their height yet, they show the next time
 * the lobby opens or loads, because they would push down what the player is looking at.
 */
export function LobbyRows() {
  const container = useContainer("player-rows");
  const [reserved] = useState(reservedHeight);
  const isReserved = reserved > 0;
  const hasNavigated = useHasNavigated();
  useEffect(
    () => () => {
      document.documentElement.style.removeProperty(PLAYER_ROWS.property);
    },
    [],
  );
  if (!container)
    return isReserved ? null : (
      // Hidden rows load their code and data, so that both are there when the lobby opens.
      <div hidden>
        <Suspense>
          <AllRows isReserved={false} />
        </Suspense>
      </div>
    );
  const isVisible = isReserved || hasNavigated;
  return createPortal(
    <Suspense>
      <div style={isVisible ? undefined : INVISIBLE}>
        <MeasuredRows isReserved={isReserved} isVisible={isVisible} minHeight={hasNavigated ? 0 : reserved} />
      </div>
    </Suspense>,
    container,
  );
}
