import { useRouter, useRouterState, useSearch } from "@tanstack/react-router";
import { type ComponentType, Suspense, useEffect, useState } from "react";
import { usePageAlive } from "../../lib/page/hydration.ts";
import { isPopupName, type PopupName, popupOfPath } from "../../lib/page/popups.ts";
import { Guarded } from "../../ui/auth-gate.tsx";

export interface PopupProps {
  name: PopupName;
  open: boolean;
  close: () => void;
}

/** The popup of the current address: opened over a page, or alone over the lobby by its own path. */
export function useCurrentPopup(): { name: PopupName; overPage: boolean } | null {
  const asked = useSearch({ strict: false, select: (search) => (search as { popup?: unknown }).popup });
  const path = useRouterState({ select: (state) => state.location.pathname });
  const own = popupOfPath(path);
  if (isPopupName(asked)) return { name: asked, overPage: true };
  return own ? { name: own, overPage: false } : null;
}

interface PopupHostProps {
  Popup: ComponentType<PopupProps>;
  /** Whether this visitor may see it; who may not is led elsewhere. */
  useMay: (popup: PopupName | null) => boolean;
}

/** Shows the popup that the address names; closing goes back to the page below. */
export function PopupHost({ Popup, useMay }: PopupHostProps) {
  const router = useRouter();
  const alive = usePageAlive();
  const current = useCurrentPopup();
  const [last, setLast] = useState<PopupName | null>(null);
  const may = useMay(current?.name ?? null);
  const name = may ? (current?.name ?? null) : null;
  useEffect(() => {
    if (name) setLast(name);
  }, [name]);
  const shown = name ?? last;
  if (!alive || !shown) return null;
  const close = () => {
    if (current?.overPage && router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/", replace: true, resetScroll: false });
  };
  return (
    <Guarded>
      <Suspense>
        <Popup name={shown} open={name !== null} close={close} />
      </Suspense>
    </Guarded>
  );
}
