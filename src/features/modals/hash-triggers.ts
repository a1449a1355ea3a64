import { useQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import { bettingQuery } from "../../api/config.ts";
import { useOpenPopup } from "../../lib/page/use-open-popup.ts";
import { hashAction } from "../../rules/addresses/hash-triggers.ts";

/** Delay of the chat, and of removing a handled hash from the address; milliseconds. */
const CHAT_DELAY = 1_000;
const HASH_LIFETIME = 1_000;

/** Handles the address's hash: a popup, the chat or the betting site. */
export function useHashTriggers(): void {
  const router = useRouter();
  const open = useOpenPopup();
  const hash = useRouterState({ select: (state) => state.location.hash });
  const betting = useQuery(bettingQuery).data;
  useEffect(() => {
    const action = hashAction(hash);
    if (!action) return;
    if (action.kind === "sport") {
      if (betting?.enabled) location.assign(betting.url.replace(/\/$/, "") + action.path);
      return;
    }
    const clearHash = () =>
      router.navigate({ to: ".", hash: "", search: (before) => before, replace: true, resetScroll: false });
    // Remove the hash first, so that Back from the popup doesn't reopen it.
    if (action.kind === "popup") return void clearHash().then(() => open(action.popup));
    const chatTimer = setTimeout(() => open("support"), CHAT_DELAY);
    const hashTimer = setTimeout(clearHash, HASH_LIFETIME);
    return () => {
      clearTimeout(chatTimer);
      clearTimeout(hashTimer);
    };
  }, [hash, betting, router, open]);
}
