import { useRouterState, useSearch } from "@tanstack/react-router";
import { isPopupName, type PopupName, popupOfPath } from "./popups.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** History entries of the popup's form above its first step. */
    formStep?: number;
  }
}

/** Popup of the current address: over a page by search parameter, or over the lobby by its own path. */
export function useCurrentPopup(): { name: PopupName; isOverPage: boolean } | null {
  const requested = useSearch({ strict: false, select: (search) => (search as { popup?: unknown }).popup });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const ofPath = popupOfPath(path);
  if (isPopupName(requested)) return { name: requested, isOverPage: true };
  return ofPath ? { name: ofPath, isOverPage: false } : null;
}
