import { useQuery } from "@tanstack/react-query";
import { projectQuery } from "../../api/config.ts";
import { isBlockedRoute } from "../../rules/addresses/blocked-routes.ts";

/** Returns a function that tells whether a path, without locale, is available in the visitor's market. */
export function useIsAvailable(): (path: string) => boolean {
  const blocked = useQuery(projectQuery).data?.blocked_routes ?? [];
  return (path) => !isBlockedRoute(path, blocked);
}
