import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { projectQuery } from "../../api/config.ts";
import { type FooterLogo, filesQuery, pagesQuery, snippetsQuery } from "../../api/content.ts";
import { usePlayer } from "../../api/player.ts";
import type { PageSummary } from "../../contract/cms.ts";
import type { Project } from "../../contract/site-info.ts";
import { isBrokenImage } from "../../lib/device/is-broken-image.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { copyrightSnippet } from "../../rules/content/copyright.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import { SocialIcon } from "../../ui/social-icon.tsx";
import styles from "./footer.module.css";
import { LanguageMenu } from "./language-menu.tsx";

function PageList({ title, pages }: { title: ReactNode; pages: PageSummary[] }) {
  if (pages.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <NavLink to={`/${page.path}`}>{page.title}</NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contacts({ site, blog }: { site: Project["site"]; blog: string | undefined }) {
  return (
    <section>
      <h2 className={styles.title}>
        <Trans>Contact</Trans>
      </h2>
      <ul>
        {site.phone ? (
          <li>
            <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
          </li>
        ) : null}
        <li>
          <a href={`mailto:${site.contact_email}`}>{site.contact_email}</a>
        </li>
        {site.social.map(({ name, url, icon }) => (
          <li key={url}>
            <NavLink to={url} external>
              <SocialIcon name={icon} />
              {name}
            </NavLink>
          </li>
        ))}
        {site.partner_url ? (
          <li>
            <NavLink to={site.partner_url} external>
              <Trans>Partners</Trans>
            </NavLink>
          </li>
        ) : null}
        {site.media_agency_url ? (
          <li>
            <NavLink to={site.media_agency_url} external>
              <Trans>Media agency</Trans>
            </NavLink>
          </li>
        ) : null}
        {blog ? (
          <li>
            <NavLink to={blog} external>
              <Trans>Blog</Trans>
            </NavLink>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** A logo in a box sized by its name, to prevent layout shift; falls back to the name. */
function Logo({ title, image }: { title: string; image: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed || !image) return <span className={styles.mark}>{title}</span>;
  return (
    <img
      className={styles.logo}
      src={image}
      alt={title}
      width={Math.ceil(0.9 * Math.max(96, 24 + 9 * title.length))}
      height={36}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      // An error before hydration fires before the listener exists, so check the image itself.
      ref={(image) => {
        if (image && isBrokenImage(image)) setHasFailed(true);
      }}
    />
  );
}

function LogoList({
  title,
  marks: logos,
  carousel,
}: {
  title: ReactNode;
  marks: FooterLogo[];
  carousel?: boolean;
}) {
  if (logos.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={carousel ? styles.carousel : styles.marks} tabIndex={carousel ? 0 : undefined}>
        {logos.map((mark) => (
          <li key={mark.id}>
            <Logo {...mark} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const inCategory = (files: FooterLogo[], category: string) =>
  files.filter((file) => file.categories.includes(category));

/** Logos that the licence names, in its order. */
const byIds = (files: FooterLogo[], ids: string[]) =>
  ids.flatMap((id) => files.find((file) => file.id === id) ?? []);

function AgeMark({ age }: { age: number }) {
  const { t } = useLingui();
  return (
    <span className={styles.age} role="img" aria-label={t`For players aged ${age} and over`}>
      {age}+
    </span>
  );
}

export function Footer() {
  const locale = useLocale();
  const project = useQuery(projectQuery).data;
  const pages = (useQuery(pagesQuery(locale)).data ?? []).filter((page) => !page.hidden);
  const snippets = useQuery(snippetsQuery(locale)).data ?? {};
  const files = useQuery(filesQuery(locale)).data ?? [];
  const isHydrated = useHydrated();
  const player = usePlayer();
  if (!project) return null;
  const { licence, site } = project;
  const pagesIn = (category: PageSummary["categories"][number]) =>
    pages.filter((page) => page.categories.includes(category));
  // All visitors share the server's HTML, so ignore the player's groups until hydrated.
  const groups = (isHydrated ? player?.groups : null) ?? [];
  const copyright = copyrightSnippet(licence.id, groups, (identifier) => snippets[identifier]);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <PageList title={<Trans>Information</Trans>} pages={pagesIn("bottom-menu")} />
        <PageList title={<Trans>Help</Trans>} pages={pagesIn("bottom-menu-help")} />
        <Contacts site={site} blog={site.blog[locale]} />
        <section>
          <h2 className={styles.title}>
            <Trans>Language</Trans>
          </h2>
          <LanguageMenu up />
          <PopupLink popup="shortcuts" className={styles.keys}>
            <Trans>Keyboard shortcuts</Trans>
          </PopupLink>
        </section>
      </div>
      <LogoList title={<Trans>Payment methods</Trans>} marks={byIds(files, licence.payment_logos)} />
      <LogoList title={<Trans>Partners</Trans>} marks={inCategory(files, "partners")} carousel />
      <LogoList title={<Trans>Awards and certificates</Trans>} marks={inCategory(files, "awards")} carousel />
      <div className={styles.legal}>
        <div className={styles.line}>
          <AgeMark age={licence.age} />
          <NavLink to="/profile/limits">
            <Trans>Set limits</Trans>
          </NavLink>
          {byIds(files, licence.licence_icons).map((mark) => (
            <Logo key={mark.id} {...mark} />
          ))}
          {site.dmca_badge ? <Logo title="DMCA" image={byIds(files, ["dmca"])[0]?.image} /> : null}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
        <div dangerouslySetInnerHTML={{ __html: snippets[licence.footer_snippet] ?? "" }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
        <div dangerouslySetInnerHTML={{ __html: copyright ?? "" }} />
      </div>
    </footer>
  );
}
