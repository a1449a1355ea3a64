import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { Gift } from "lucide-react";
import { useGiftLink } from "../../../api/gifts.ts";
import { buttonClass } from "../../../ui/button.tsx";
import styles from "./player.module.css";

/** Link to the gifts, with the number of those that can be activated; hidden where gifts don't show. */
export function GiftButton() {
  const { t } = useLingui();
  const { isHidden, count } = useGiftLink();
  if (isHidden) return null;
  return (
    <Link
      to="/profile/$"
      params={{ _splat: "gifts" }}
      className={`${buttonClass({ size: "icon" })} ${styles.gift}`}
      aria-label={
        count === 0
          ? t`Gifts`
          : t`${plural(count, { one: "Gifts: # to activate", other: "Gifts: # to activate" })}`
      }
    >
      <Gift aria-hidden />
      {count > 0 ? (
        <span className={styles.giftCount} aria-hidden>
          {count}
        </span>
      ) : null}
    </Link>
  );
}
