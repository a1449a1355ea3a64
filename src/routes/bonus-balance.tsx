import { createFileRoute } from "@tanstack/react-router";
import { toRegistration } from "./-guards.ts";

export const Route = createFileRoute("/bonus-balance")({ beforeLoad: toRegistration });
