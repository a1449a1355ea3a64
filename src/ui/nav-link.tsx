import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, use } from "react";

/** True if the links inside this context replace the current history entry. */
export const ReplaceLinksContext = createContext(false);

interface NavLinkProps {
  to: string;
  external?: boolean;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link with a dynamic target: internal through the router, external in a new tab without opener. */
export function NavLink({ to, external, className, children, onClick }: NavLinkProps) {
  const replace = use(ReplaceLinksContext);
  if (external) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <Link
      to={to}
      replace={replace}
      className={className}
      onClick={onClick}
      activeOptions={{ exact: to === "/" }}
    >
      {children}
    </Link>
  );
}
