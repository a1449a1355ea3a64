import { useParams } from "@tanstack/react-router";
import { lazy } from "react";
import type { Player } from "../../contract/player.ts";
import { GiftsPage } from "./gifts-page.tsx";

const StatementPage = lazy(() =>
  import("./compose-statement.tsx").then(({ StatementPage }) => ({ default: StatementPage })),
);

const HistoryPage = lazy(() =>
  import("./compose-history.tsx").then(({ HistoryPage }) => ({ default: HistoryPage })),
);

/** All gifts, their history, or the statement of one bonus, by the path. */
export function GiftsSection({ player }: { player: Player }) {
  const path = useParams({ strict: false, select: (params) => (params as { _splat?: string })._splat }) ?? "";
  if (path === "gifts/history") return <HistoryPage />;
  const [, id] = /^gifts\/([\da-fA-F-]{36})$/.exec(path) ?? [];
  return id ? <StatementPage key={id} id={id} /> : <GiftsPage player={player} />;
}
