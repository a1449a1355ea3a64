import { useRouter } from "@tanstack/react-router";
import { type ComponentType, Suspense, useDeferredValue, useEffect, useState } from "react";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useCurrentPopup } from "../../lib/page/current-popup.ts";
import type { PopupName } from "../../lib/page/popups.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { useCanOpenPopup } from "./use-can-open-popup.ts";

export interface PopupProps {
  name: PopupName;
  open: boolean;
  close: () => void;
}

/** Renders the popup of the address; closing it returns to the page below. */
export function PopupHost({ Popup }: { Popup: ComponentType<PopupProps> }) {
  const router = useRouter();
  const isHydrated = useHydrated();
  const current = useCurrentPopup();
  const [last, setLast] = useState<PopupName | null>(null);
  const isAllowed = useCanOpenPopup(current?.name ?? null);
  const name = isAllowed ? (current?.name ?? null) : null;
  useEffect(() => {
    if (name) setLast(name);
  }, [name]);
  // Deferred, because React would show the fallback for at least 300 ms, even of a part that is on the device.
  const displayed = useDeferredValue(name ?? last);
  if (!isHydrated) return null;
  const close = () => {
    const { history, state } = router;
    if (current?.isOverPage && history.canGoBack()) history.go(-1 - (state.location.state.formStep ?? 0));
    else void router.navigate({ to: "/", replace: true, resetScroll: false });
  };
  return (
    <ErrorBoundary>
      <Suspense>{displayed ? <Popup name={displayed} open={name !== null} close={close} /> : null}</Suspense>
    </ErrorBoundary>
  );
}
