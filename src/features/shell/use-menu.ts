import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The phone's menu stands over the page. */
    menu?: boolean;
  }
}

/**
 * The phone's menu as an entry of the history, so that Back closes it and not the page. `never` until it is opened for
 * the first time: until then its code is not loaded, and an entry that an earlier document left shows the page alone.
 */
export function useMenu() {
  const router = useRouter();
  const { history } = router;
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const inHistory = useRouterState({ select: ({ location }) => location.state.menu === true });
  useEffect(() => {
    setMenu((shown) => (shown === "never" ? shown : inHistory ? "open" : "closed"));
  }, [inHistory]);
  const open = () => {
    setMenu("open");
    if (history.location.state.menu) return;
    // The page behind keeps its place.
    void router.navigate({ to: ".", search: true, hash: true, state: { menu: true }, resetScroll: false });
  };
  const close = () => {
    if (menu !== "open") return;
    setMenu("closed");
    if (history.location.state.menu) history.back();
  };
  return { menu, open, close };
}
