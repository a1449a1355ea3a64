import { createFileRoute } from "@tanstack/react-router";
import { Support } from "../features/content/support.tsx";

export const Route = createFileRoute("/support")({ component: Support });
