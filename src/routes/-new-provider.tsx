import { useState } from "react";
import { NewProvider, useNewProvider } from "../features/catalogue/new-provider.tsx";
import { useCurrentPopup } from "../features/modals/popup-host.tsx";
import { isBusy } from "../lib/tabs/busy.ts";
import PopupFrame from "../ui/popup-frame.tsx";

/** Presents a new provider to who looks at the providers: once a session, and over nothing else. */
export function NewProviderPopup() {
  const banner = useNewProvider();
  const popup = useCurrentPopup();
  const [closed, setClosed] = useState(false);
  if (!banner) return null;
  const close = () => setClosed(true);
  return (
    <PopupFrame open={!closed && !popup && !isBusy()} title={banner.title.text} narrow onClose={close}>
      <NewProvider banner={banner} close={close} />
    </PopupFrame>
  );
}
