import { useState } from "react";
import { NewProvider, useNewProvider } from "../features/catalogue/new-provider.tsx";
import { useCurrentPopup } from "../lib/page/current-popup.ts";
import { isBusy } from "../lib/tabs/busy.ts";
import PopupFrame from "../ui/popup-frame.tsx";

/** Presents a new provider on the providers page: once per session, and not over other popups. */
export function NewProviderPopup() {
  const banner = useNewProvider();
  const popup = useCurrentPopup();
  const [isClosed, setIsClosed] = useState(false);
  if (!banner) return null;
  const close = () => setIsClosed(true);
  return (
    <PopupFrame open={!isClosed && !popup && !isBusy()} title={banner.title.text} narrow onClose={close}>
      <NewProvider banner={banner} close={close} />
    </PopupFrame>
  );
}
