import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The phone's menu is open over the page. */
    menu?: boolean;
  }
}

/**
 * The phone's menu as a history entry, so that Back closes it. `never` until it is first opened, because its code
 * isn't loaded before: the menu's history entry of an earlier document shows only the page.
 */
export function useMenu() {
  const router = useRouter();
  const { history } = router;
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const inHistory = useRouterState({ select: ({ location }) => location.state.menu === true });
  useEffect(() => {
    setMenu((current) => (current === "never" ? current : inHistory ? "open" : "closed"));
  }, [inHistory]);
  const open = () => {
    setMenu("open");
    if (history.location.state.menu) return;
    // Keeps the scroll position of the page.
    void router.navigate({ to: ".", search: true, hash: true, state: { menu: true }, resetScroll: false });
  };
  const close = () => {
    if (menu !== "open") return;
    setMenu("closed");
    if (history.location.state.menu) history.back();
  };
  return { menu, open, close };
}
