import { useLingui } from "@lingui/react/macro";
import { partsOf } from "../features/index.ts";
import type { PopupProps } from "../features/modals/popup-host.tsx";
import type { PopupContent } from "../lib/page/feature.ts";
import type { PopupName } from "../lib/page/popups.ts";
import PopupFrame from "../ui/popup-frame.tsx";

const contents = Object.assign({}, ...partsOf("popups").map(([, popups]) => popups)) as Record<
  PopupName,
  PopupContent
>;

/** A popup with its title and content. */
export function Popup({ name, open, close }: PopupProps) {
  const { i18n } = useLingui();
  const { title, narrow, Content } = contents[name];
  return (
    <PopupFrame open={open} title={i18n._(title)} narrow={narrow} onClose={close}>
      <Content key={name} close={close} />
    </PopupFrame>
  );
}
