import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { type PopupName, popupRules } from "./popups.ts";

/** Opens a popup over the current page. */
export function useOpenPopup() {
  const router = useRouter();
  return useCallback(
    (popup: PopupName, replace = false) => {
      const { path } = popupRules(popup);
      void router.navigate({
        to: ".",
        search: (before: object) => ({ ...before, popup }),
        mask: path ? ({ to: path, unmaskOnReload: true } as never) : undefined,
        hash: "",
        replace,
        resetScroll: false,
      });
    },
    [router],
  );
}
