import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface NavLinkProps {
  to: string;
  external?: boolean;
  className?: string;
  children: ReactNode;
  onClick?: () => void;
}

/** A link whose target is data: inside the app through the router, outside of it to a new context without opener. */
export function NavLink({ to, external, className, children, onClick }: NavLinkProps) {
  if (external) {
    return (
      <a href={to} className={className} target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className} onClick={onClick} activeOptions={{ exact: to === "/" }}>
      {children}
    </Link>
  );
}
