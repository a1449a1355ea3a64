import { useMatches, useRouter, useSearch } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { usePageAlive } from "../../lib/page-alive.ts";
import { isPopupName, type PopupName } from "../../lib/popups.ts";
import { Guarded } from "../../ui/guarded.tsx";

const PopupFrame = lazy(() => import("./popup-frame.tsx"));

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The popup that this route shows over the lobby. */
    popup?: PopupName;
  }
}

export interface PopupContent {
  title: string;
  narrow?: boolean;
  Content: ComponentType<{ close: () => void }>;
}

/** The popup of the current address: opened over a page, or alone over the lobby by its own path. */
function useCurrentPopup(): { name: PopupName; overPage: boolean } | null {
  const asked = useSearch({ strict: false, select: (search) => (search as { popup?: unknown }).popup });
  const own = useMatches({ select: (matches) => matches.at(-1)?.staticData.popup });
  if (isPopupName(asked)) return { name: asked, overPage: true };
  return own ? { name: own, overPage: false } : null;
}

/** Shows the popup that the address names; closing goes back to the page below. */
export function PopupHost({ contents }: { contents: Record<PopupName, PopupContent> }) {
  const router = useRouter();
  const alive = usePageAlive();
  const current = useCurrentPopup();
  const [last, setLast] = useState<PopupName | null>(null);
  const name = current?.name ?? null;
  useEffect(() => {
    if (name) setLast(name);
  }, [name]);
  const shown = name ?? last;
  if (!alive || !shown) return null;
  const close = () => {
    if (current?.overPage && router.history.canGoBack()) router.history.back();
    else void router.navigate({ to: "/", replace: true, resetScroll: false });
  };
  const { title, narrow, Content } = contents[shown];
  return (
    <Guarded>
      <Suspense>
        <PopupFrame open={name !== null} title={title} narrow={narrow} onClose={close}>
          <Content close={close} />
        </PopupFrame>
      </Suspense>
    </Guarded>
  );
}
