import { createFileRoute } from "@tanstack/react-router";
import { LobbyScreen } from "./-lobby-screen.tsx";
import { loadLobby } from "./-load-lobby.ts";

export const Route = createFileRoute("/")({ loader: loadLobby, component: LobbyScreen });
