import { Link } from "@tanstack/react-router";
import { createContext, type ReactNode, use } from "react";

/** Whether the links below take the place of the current address in the history, instead of standing after it. */
export const ReplacingLinks = createContext(false);

interface NavLinkProps {
  to: string;
  external?: boolean;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link whose target is data: inside the app through the router, outside of it to a new context without opener. */
export function NavLink({ to, external, className, children, onClick }: NavLinkProps) {
  const replace = use(ReplacingLinks);
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
