import { RouterClient } from "@tanstack/react-router/ssr/client";
import { hydrateRoot } from "react-dom/client";
import type { Screen } from "../screen.ts";
import { createStack } from "./app.tsx";

const screen = JSON.parse(document.getElementById("screen")!.textContent!) as Screen;
hydrateRoot(document.getElementById("root")!, <RouterClient router={createStack(screen)} />);
