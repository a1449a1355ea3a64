import { createFileRoute } from "@tanstack/react-router";
import { loadLobby } from "./-load-lobby.ts";
import { LobbyScreen } from "./-lobby-screen.tsx";

export const Route = createFileRoute("/categories/")({ loader: loadLobby, component: LobbyScreen });
