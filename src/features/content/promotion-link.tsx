import type { ReactNode } from "react";
import type { Banner } from "../../contract/cms.ts";
import { popupOfPath } from "../../lib/page/popups.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";

interface PromotionLinkProps {
  button: Banner["button"];
  className: string | undefined;
  children: ReactNode;
}

/** A promotion's card: a popup opens over the page; other targets replace it. */
export function PromotionLink({ button, className, children }: PromotionLinkProps) {
  const { url = "/", type } = button ?? {};
  const popup = popupOfPath(url);
  if (popup)
    return (
      <PopupLink popup={popup} className={className}>
        {children}
      </PopupLink>
    );
  return (
    <NavLink to={url} external={type === "external"} className={className}>
      {children}
    </NavLink>
  );
}
