import { useSearch } from "@tanstack/react-router";
import { usePlayer } from "../../api/player.ts";
import { ManagerPanel } from "../../ui/manager-panel.tsx";
import { SupportForm } from "./support-form.tsx";

/** The VIP manager's contacts, if the player has one, and the support form. */
export function SupportPopup() {
  const manager = usePlayer()?.manager;
  const payment = useSearch({ strict: false, select: (search) => (search as { payment?: unknown }).payment });
  const isPayment = typeof payment === "string" && /^[\da-f-]{36}$/.test(payment);
  return (
    <>
      {manager ? <ManagerPanel manager={manager} /> : null}
      <SupportForm payment={isPayment ? payment : undefined} />
    </>
  );
}
