import { useLingui } from "@lingui/react/macro";
import type { FairKind } from "../../rules/fair/versions.ts";

export function useGameNames(): Record<FairKind, string> {
  const { t } = useLingui();
  return {
    slot: t({ message: "Slot", context: "game" }),
    wheel: t({ message: "Wheel", context: "game" }),
    dice: t({ message: "Dice", context: "game" }),
  };
}
