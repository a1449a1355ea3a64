import { createFileRoute } from "@tanstack/react-router";
import { toRegistration } from "./-guards.ts";

export const Route = createFileRoute("/deposit")({ beforeLoad: toRegistration });
