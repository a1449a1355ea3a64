import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { activePrompt } from "../../../lib/page/prompt-queue.ts";
import { useOpenPopup } from "../../../lib/page/use-open-popup.ts";
import { focusPages } from "./focus-page.ts";
import { shortcutOf } from "./key-shortcuts.ts";

/** Opens search with "/" and the list of shortcuts with "?", and moves the focus to each new page. */
export function KeyboardService() {
  const openPopup = useOpenPopup();
  const router = useRouter();
  useEffect(() => focusPages(router), [router]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = activePrompt() === "popup" ? null : shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      openPopup(shortcut === "search" ? "search" : "shortcuts");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [openPopup]);
  return null;
}
