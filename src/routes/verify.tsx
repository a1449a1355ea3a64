import { createFileRoute } from "@tanstack/react-router";
import { VerifyPage } from "../features/fair/verify-page.tsx";

export const Route = createFileRoute("/verify")({ component: VerifyPage });
