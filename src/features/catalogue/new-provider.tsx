import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { projectQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useViewer } from "../../api/player.ts";
import type { Banner } from "../../contract/cms.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { session } from "../../lib/storage/storage.ts";
import { now } from "../../lib/time/time.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import frame from "../../ui/popup-frame.module.css";

const SHOWN_KEY = "new-provider-shown";

/** Banner of a new provider, once per session; null otherwise. */
export function useNewProvider(): Banner | null {
  const locale = useLocale();
  const viewer = useViewer();
  const banners = useQuery(bannersQuery(locale)).data;
  const [displayed, setDisplayed] = useState<Banner | null>(null);
  useEffect(() => {
    const [banner] = bannersFor(banners ?? [], "popup-new-provider", { viewer, now: now() });
    if (!banner || session.read(SHOWN_KEY) !== null) return;
    session.write(SHOWN_KEY, String(banner.id));
    setDisplayed(banner);
  }, [banners, viewer]);
  return displayed;
}

/** Content of the new provider's popup. */
export function NewProvider({ banner, close }: { banner: Banner; close: () => void }) {
  const viewer = useViewer();
  const project = useQuery(projectQuery).data;
  const currency = viewer.player?.currency || (project?.default_currency ?? "EUR");
  const fill = (text: string) => fillVariables(text, banner.variables, currency);
  return (
    <div className={frame.question}>
      <picture>
        <source type="image/avif" srcSet={`${banner.image}/800.avif`} />
        <img src={`${banner.image}/800.webp`} width={1200} height={480} alt="" decoding="async" />
      </picture>
      <p>{fill(banner.description.text)}</p>
      {banner.button ? (
        <NavLink
          to={banner.button.url}
          external={banner.button.type === "external"}
          className={buttonClass({ look: "primary" })}
          onClick={close}
        >
          {fill(banner.button.name)}
        </NavLink>
      ) : null}
    </div>
  );
}
