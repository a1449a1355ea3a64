import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { RESIZE_DEBOUNCE } from "../../lib/page/on-resized.ts";
import { debounce } from "../../lib/time/time.ts";
import { fittingItems } from "../../rules/money/overflow.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { Dropdown } from "./dropdown.tsx";
import rail from "./menu/rail.module.css";
import styles from "./top-nav.module.css";
import { type NavItem, useNav } from "./use-nav.tsx";

/** Number of items that fit on one line; all until measured. */
function useFittingCount(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [fittingCount, setFitting] = useState(count);
  useEffect(() => {
    const measure = () => {
      const element = list.current;
      const parent = element?.parentElement;
      if (!element || !parent) return;
      const widths = Array.from(element.children, (child) => (child as HTMLElement).offsetWidth).slice(
        0,
        count,
      );
      setFitting(fittingItems(widths, parent.clientWidth, true));
    };
    measure();
    const line = list.current?.parentElement;
    if (!line) return;
    // Measures again when the window is resized (debounced), and when neighbours change: a player's tools load late.
    let width = innerWidth;
    let isResizing = false;
    const onResizeEnd = debounce(RESIZE_DEBOUNCE, () => {
      isResizing = false;
      measure();
    });
    const observer = new ResizeObserver(() => {
      // A resize may cause several layouts, when a scroll bar appears or disappears.
      isResizing ||= innerWidth !== width;
      width = innerWidth;
      if (isResizing) onResizeEnd();
      else measure();
    });
    observer.observe(line);
    return () => {
      onResizeEnd.cancel();
      observer.disconnect();
    };
  }, [count]);
  return { list, fitting: fittingCount };
}

function Item({ item }: { item: NavItem }) {
  return (
    <NavLink to={item.to} external={item.external}>
      {item.label}
      {item.isNew ? (
        <span className={rail.new}>
          <Trans>New</Trans>
        </span>
      ) : null}
    </NavLink>
  );
}

/** Navigation on one line; items that don't fit are under "More". */
export function TopNav() {
  const { t } = useLingui();
  const items = useNav();
  const { list, fitting } = useFittingCount(items.length);
  const rest = items.slice(fitting);
  return (
    <nav className={styles.topNav} aria-label={t`Main`}>
      <ul ref={list}>
        {items.map((item, i) => (
          <li key={item.key} data-hidden={i >= fitting ? "" : undefined}>
            <Item item={item} />
          </li>
        ))}
        {rest.length > 0 ? (
          <li>
            <Dropdown
              label={
                <>
                  <Ellipsis aria-hidden />
                  <Trans>More</Trans>
                </>
              }
            >
              {rest.map((item) => (
                <Item key={item.key} item={item} />
              ))}
            </Dropdown>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
