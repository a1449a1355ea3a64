import { createFileRoute } from "@tanstack/react-router";
import { authSearch } from "./-auth-search.ts";
import { loadLobby } from "./-load-lobby.ts";
import { LobbyScreen } from "./-lobby-screen.tsx";

export const Route = createFileRoute("/login")({
  staticData: { popup: "login" },
  validateSearch: authSearch,
  loader: loadLobby,
  component: LobbyScreen,
});
