import { createFileRoute } from "@tanstack/react-router";
import { Oops } from "../features/content/oops.tsx";

export const Route = createFileRoute("/oops")({ component: Oops });
