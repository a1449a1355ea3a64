import { Link } from "@tanstack/react-router";
import { type ReactNode, use } from "react";
import { type PopupName, popupRules } from "../lib/page/popups.ts";
import { ReplaceLinksContext } from "./nav-link.tsx";

interface PopupLinkProps {
  popup: PopupName;
  className?: string;
  label?: string;
  /** Replaces the popup that contains the link. */
  replace?: boolean;
  /** Target after sign-in. */
  redirect?: string;
  children: ReactNode;
  onClick?: () => void;
}

/**
 * Opens a popup over the current page, with the popup's own path in the address bar. Before hydration it is a
 * plain link to that path, which shows the popup over the lobby.
 */
export function PopupLink({
  popup,
  className,
  label,
  replace = false,
  redirect,
  children,
  onClick,
}: PopupLinkProps) {
  const { path } = popupRules(popup);
  return (
    <Link
      to="."
      search={(previous: object) => ({ ...previous, popup, redirect })}
      mask={path ? { to: path, search: { redirect }, unmaskOnReload: true } : undefined}
      replace={use(ReplaceLinksContext) || replace}
      resetScroll={false}
      preload={false}
      className={className}
      aria-label={label}
      onClick={onClick}
      data-popup={popup}
    >
      {children}
    </Link>
  );
}
