import { createFileRoute } from "@tanstack/react-router";
import { BenefitsOfCrypto } from "../features/content/crypto.tsx";

export const Route = createFileRoute("/benefits-of-crypto")({ component: BenefitsOfCrypto });
