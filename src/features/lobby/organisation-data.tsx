import type { Project } from "../../contract/site-info.ts";
import { useOrigin } from "../../lib/page/site.ts";

/** Structured data of the organisation for search engines. */
export function OrganisationData({ organisation }: { organisation: NonNullable<Project["organisation"]> }) {
  const url = useOrigin();
  const data = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: organisation.name,
    legalName: organisation.legal_name,
    url,
    logo: `${url}/icons/icon-512.png`,
    sameAs: organisation.same_as,
  };
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of the site's own settings, escaped for a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
