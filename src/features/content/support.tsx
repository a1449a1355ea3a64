import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BookOpen, HeartHandshake, Mail, MessageCircle, Phone, ScanSearch } from "lucide-react";
import { projectQuery } from "../../api/config.ts";
import { pagesQuery, snippetsQuery } from "../../api/content.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { NavLink } from "../../ui/nav-link.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { PopupLink } from "../../ui/popup-link.tsx";
import styles from "./content.module.css";

/** Few articles, so that the contact options stay prominent; the footer links to all of them. */
const MAX_ARTICLES = 6;

export function Support() {
  const { t } = useLingui();
  const locale = useLocale();
  const site = useQuery(projectQuery).data?.site;
  const pages = useQuery(pagesQuery(locale)).data ?? [];
  const hours = useQuery(snippetsQuery(locale)).data?.["support-hours"];
  const articles = pages
    .filter((page) => page.categories.includes("bottom-menu-help") && !page.hidden)
    .slice(0, MAX_ARTICLES);
  return (
    <>
      <PageHead
        title={t`Support`}
        description={t`Contact Apogee's support team, or find answers to common questions.`}
      />
      <div className={styles.page}>
        <h1>
          <Trans>Support</Trans>
        </h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it */}
        {hours ? <div className={styles.prose} dangerouslySetInnerHTML={{ __html: hours }} /> : null}
      </div>
      <div className={styles.cards}>
        {site ? (
          <a className={styles.card} href={`mailto:${site.contact_email}`}>
            <Mail aria-hidden />
            <h2>
              <Trans>Email us</Trans>
            </h2>
            {site.contact_email}
          </a>
        ) : null}
        <PopupLink popup="support" className={styles.card}>
          <MessageCircle aria-hidden />
          <h2>
            <Trans>Send us a message</Trans>
          </h2>
          <Trans>We'll reply by email.</Trans>
        </PopupLink>
        {site?.phone ? (
          <a className={styles.card} href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>
            <Phone aria-hidden />
            <h2>
              <Trans>Call us</Trans>
            </h2>
            {site.phone}
          </a>
        ) : null}
        <NavLink to="/responsible-gaming" className={styles.card}>
          <HeartHandshake aria-hidden />
          <h2>
            <Trans>Stay in control</Trans>
          </h2>
          <Trans>Limits, breaks and where to get help.</Trans>
        </NavLink>
        <NavLink to="/verify" className={styles.card}>
          <ScanSearch aria-hidden />
          <h2>
            <Trans>Check a round</Trans>
          </h2>
          <Trans>Check results yourself, and see rules and odds.</Trans>
        </NavLink>
        {articles.map((page) => (
          <NavLink key={page.path} to={`/${page.path}`} className={styles.card}>
            <BookOpen aria-hidden />
            <h2>{page.title}</h2>
          </NavLink>
        ))}
      </div>
    </>
  );
}
