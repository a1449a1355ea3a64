import { Trans } from "@lingui/react/macro";
import type { ComponentProps } from "react";
import { useConnection } from "../lib/offline/connection.ts";
import { Button } from "./button.tsx";
import styles from "./online-button.module.css";

/** A button of an action that isn't queued: while the server is unreachable, it says so and does nothing. */
export function OnlineButton({ children, onClick, ...props }: ComponentProps<typeof Button>) {
  const { unreachable } = useConnection();
  if (!unreachable)
    return (
      <Button {...props} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Button {...props} aria-disabled>
      <span className={styles.text}>
        {children} · <Trans>needs a connection</Trans>
      </span>
    </Button>
  );
}
