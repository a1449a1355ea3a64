import { Trans, useLingui } from "@lingui/react/macro";
import { Ellipsis } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onResized } from "../../lib/on-resized.ts";
import { fittingItems } from "../../rules/overflow.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { Dropdown } from "./dropdown.tsx";
import styles from "./shell.module.css";
import { type NavItem, useNav } from "./use-nav.tsx";

/** How many of the items fit on one line; all of them until the line has been measured. */
function useFitting(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(count);
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
    return onResized(measure);
  }, [count]);
  return { list, fitting };
}

function Item({ item }: { item: NavItem }) {
  return (
    <NavLink to={item.to} external={item.external}>
      {item.label}
      {item.isNew ? (
        <span className={styles.new}>
          <Trans>New</Trans>
        </span>
      ) : null}
    </NavLink>
  );
}

/** One line of destinations; those that do not fit wait under "More". */
export function TopNav() {
  const { t } = useLingui();
  const items = useNav();
  const { list, fitting } = useFitting(items.length);
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
