import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, HeartHandshake, Mail, MessageCircle, Phone, ScanSearch } from "lucide-react";
import { projectQuery } from "../../api/config.ts";
import { pagesQuery, snippetsQuery } from "../../api/content.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import content from "./content.module.css";
import styles from "./support.module.css";

/** Few articles, so that they stay a glance; the footer links to all of them. */
const MAX_ARTICLES = 6;

/** The article about safer play, among the ways to get help. */
const SAFER_PLAY = "responsible-gaming";

export function Support() {
  const { t } = useLingui();
  const locale = useLocale();
  const site = useQuery(projectQuery).data?.site;
  const pages = useQuery(pagesQuery(locale)).data ?? [];
  const hours = useQuery(snippetsQuery(locale)).data?.["support-hours"];
  const articles = pages
    .filter(
      (page) => page.categories.includes("bottom-menu-help") && !page.hidden && page.path !== SAFER_PLAY,
    )
    .slice(0, MAX_ARTICLES);
  return (
    <>
      <PageHead
        title={t`Support`}
        description={t`Contact Apogee's support team, or find answers to common questions.`}
      />
      <div className={content.page}>
        <h1>
          <Trans>Support</Trans>
        </h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
        {hours ? <div className={content.prose} dangerouslySetInnerHTML={{ __html: hours }} /> : null}
      </div>
      <div className={styles.ways}>
        {site ? (
          <a className={styles.way} href={`mailto:${site.contact_email}`}>
            <Mail aria-hidden />
            <h2>
              <Trans>Email us</Trans>
            </h2>
            <span>{site.contact_email}</span>
          </a>
        ) : null}
        <PopupLink popup="support" className={styles.way}>
          <MessageCircle aria-hidden />
          <h2>
            <Trans>Send us a message</Trans>
          </h2>
          <span>
            <Trans>We'll reply by email.</Trans>
          </span>
        </PopupLink>
        {site?.phone ? (
          <a className={styles.way} href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>
            <Phone aria-hidden />
            <h2>
              <Trans>Call us</Trans>
            </h2>
            <span>{site.phone}</span>
          </a>
        ) : null}
        <NavLink to={`/${SAFER_PLAY}`} className={styles.way}>
          <HeartHandshake aria-hidden />
          <h2>
            <Trans>Stay in control</Trans>
          </h2>
          <span>
            <Trans>Limits, breaks and where to get help.</Trans>
          </span>
        </NavLink>
        <NavLink to="/verify" className={styles.way}>
          <ScanSearch aria-hidden />
          <h2>
            <Trans>Check a round</Trans>
          </h2>
          <span>
            <Trans>Check results yourself, and see rules and odds.</Trans>
          </span>
        </NavLink>
      </div>
      {articles.length > 0 ? (
        <section className={styles.topics} aria-labelledby="support-topics">
          <h2 id="support-topics">
            <Trans>Help topics</Trans>
          </h2>
          <ul>
            {articles.map(({ path, title }) => (
              <li key={path}>
                <NavLink to={`/${path}`} className={styles.topic}>
                  {title}
                  <ChevronRight aria-hidden />
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
