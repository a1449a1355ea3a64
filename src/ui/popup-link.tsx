import { Link } from "@tanstack/react-router";
import { type ReactNode, use } from "react";
import { POPUP_PATHS, type PopupName } from "../lib/popups.ts";
import { ReplacingLinks } from "./nav-link.tsx";

interface PopupLinkProps {
  popup: PopupName;
  className?: string;
  label?: string;
  children: ReactNode;
  onClick?: () => void;
}

/**
 * Opens a popup over the current page while the address shows the popup's own path. Before the script runs it is a
 * plain link to that path, which shows the popup over the lobby.
 */
export function PopupLink({ popup, className, label, children, onClick }: PopupLinkProps) {
  return (
    <Link
      to="."
      search={(previous) => ({ ...previous, popup })}
      mask={{ to: POPUP_PATHS[popup], search: {}, unmaskOnReload: true }}
      replace={use(ReplacingLinks)}
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
