import { useRouter, useRouterState, useSearch } from "@tanstack/react-router";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { isPopupName, type PopupName, popupOfPath } from "../../lib/page/popups.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";

export interface PopupProps {
  name: PopupName;
  open: boolean;
  close: () => void;
}

/** Popup of the current address: over a page by search parameter, or over the lobby by its own path. */
export function useCurrentPopup(): { name: PopupName; isOverPage: boolean } | null {
  const requested = useSearch({ strict: false, select: (search) => (search as { popup?: unknown }).popup });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const ofPath = popupOfPath(path);
  if (isPopupName(requested)) return { name: requested, isOverPage: true };
  return ofPath ? { name: ofPath, isOverPage: false } : null;
}

interface PopupHostProps {
  Popup: ComponentType<PopupProps>;
  /** True if this visitor may open the popup; others are redirected. */
  useCanOpen: (popup: PopupName | null) => boolean;
}

/** Renders the popup of the address; closing it returns to the page below. */
export function PopupHost({ Popup, useCanOpen }: PopupHostProps) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const current = useCurrentPopup();
  const [last, setLast] = useState<PopupName | null>(null);
  const isAllowed = useCanOpen(current?.name ?? null);
  const name = isAllowed ? (current?.name ?? null) : null;
  useEffect(() => {
    if (name) setLast(name);
  }, [name]);
  const displayed = name ?? last;
  if (!isHydrated || !displayed) return null;
  const close = () => {
    if (current?.isOverPage && router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/", replace: true, resetScroll: false });
  };
  return (
    <ErrorBoundary>
      <Suspense>
        <Popup name={displayed} open={name !== null} close={close} />
      </Suspense>
    </ErrorBoundary>
  );
}
