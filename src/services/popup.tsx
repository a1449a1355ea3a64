import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useDeferredValue } from "react";
import { partsOf } from "../features/index.ts";
import type { PopupProps } from "../features/modals/popup-host.tsx";
import type { PopupContent } from "../lib/page/feature.ts";
import type { PopupName } from "../lib/page/popups.ts";
import PopupFrame from "../ui/popup-frame.tsx";

const contents = Object.assign({}, ...partsOf("popups").map(([, popups]) => popups)) as Record<
  PopupName,
  PopupContent
>;

/** Renders in a deferred render, because React hides a part that suspends in its first one for at least 300 ms. */
const Deferred = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

/** A popup with its title and content. */
export function Popup({ name, open, close }: PopupProps) {
  const { i18n } = useLingui();
  const { title, Content, ...frame } = contents[name];
  return (
    <PopupFrame open={open} title={i18n._(title)} onClose={close} {...frame}>
      <Deferred key={name}>
        <Content close={close} />
      </Deferred>
    </PopupFrame>
  );
}
