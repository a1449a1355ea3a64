import { redirect } from "@tanstack/react-router";

/** Sends a guest to registration, with the whole address that was asked for. */
export function toRegistration({ location }: { location: { href: string } }): never {
  throw redirect({ to: "/registration", search: { redirect: location.href } });
}
