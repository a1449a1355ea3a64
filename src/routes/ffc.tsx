import { createFileRoute } from "@tanstack/react-router";
import { FeatureFlags } from "../features/content/feature-flags.tsx";

export const Route = createFileRoute("/ffc")({ component: FeatureFlags });
