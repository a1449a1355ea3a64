import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { projectQuery } from "../../api/config.ts";
import { bannersQuery } from "../../api/content.ts";
import { useViewer } from "../../api/player.ts";
import type { Banner } from "../../contract/cms.ts";
import { isLowData } from "../../lib/device/low-data.ts";
import { useHydrated } from "../../lib/hydration/hydration.ts";
import { useLocale } from "../../lib/i18n/use-locale.ts";
import { useFirstSlide } from "../../lib/page/first-slide.ts";
import { bannersFor, fillVariables } from "../../rules/content/banners.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NavLink } from "../../ui/nav-link.tsx";
import { preloadPicture } from "../../ui/preload-picture.ts";
import styles from "./hero.module.css";
import { useExpanded } from "./use-expanded.ts";

export const AUTOPLAY = 10_000;
/** The next banner preloads this long before it is shown, in milliseconds. */
const PRELOAD_AHEAD = 4_000;
const WIDTHS = [480, 800, 1200];
/** More slides than these are hardly seen. */
const MAX_SLIDES = 3;

/** The banner's two dark colours, lighter at the text's foot, behind it and until its art is there. */
function Backdrop({ id, gradient }: { id: number; gradient: Banner["gradient"] }) {
  return (
    <svg className={styles.back} preserveAspectRatio="none" aria-hidden="true">
      <linearGradient id={`banner-${id}`} x1=".6" x2="0" y2="1.1">
        <stop stopColor={gradient[0]} />
        <stop offset="1" stopColor={gradient[1]} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#banner-${id})`} />
    </svg>
  );
}

function Slide({ banner, first, currency }: { banner: Banner; first: boolean; currency: string }) {
  const fill = (text: string) => fillVariables(text, banner.variables, currency);
  const srcSet = (type: string) =>
    WIDTHS.map((width) => `${banner.image}/${width}.${type} ${width}w`).join(",");
  const sizes = "(min-width:1024px) 70vw,100vw";
  if (first) preloadPicture(`${banner.image}/800.avif`, srcSet("avif"), sizes);
  return (
    <li className={styles.slide}>
      <Backdrop id={banner.id} gradient={banner.gradient} />
      <picture className={styles.art} data-centred={banner.image.endsWith("/wide") || undefined}>
        <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
        <img
          src={`${banner.image}/800.webp`}
          srcSet={srcSet("webp")}
          sizes={sizes}
          width={1200}
          height={480}
          alt=""
          decoding="async"
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "low"}
        />
      </picture>
      <div className={styles.copy}>
        {banner.labels.length > 0 ? (
          <div className={styles.labels}>
            {banner.labels.map((label) => (
              <span key={label} className={styles.label}>
                {label}
              </span>
            ))}
          </div>
        ) : null}
        <h2 className={styles.title}>{fill(banner.title.text)}</h2>
        <p className={styles.text}>{fill(banner.description.text)}</p>
        {banner.button ? (
          <div className={styles.actions}>
            <NavLink
              to={banner.button.url}
              external={banner.button.type === "external"}
              className={buttonClass({ look: first ? "primary" : "ghost", size: "small" })}
            >
              {fill(banner.button.name)}
            </NavLink>
          </div>
        ) : null}
      </div>
    </li>
  );
}

/**
 * The slides, the index of the visible one, and a function to scroll to another. The slide that the player has
 * scrolled to is kept and stays, though others come before it.
 */
function useSlides(track: RefObject<HTMLUListElement | null>, banners: Banner[]) {
  const [shown, setShown] = useState<string>();
  const index = banners.findIndex(({ id }) => `${id}` === shown);
  const slides = banners.slice(0, Math.max(MAX_SLIDES, index + 1));
  const ids = slides.map(({ id }) => id).join();
  const scrollTo = (slide: number, behavior: ScrollBehavior) => {
    const list = track.current;
    const target = list?.children[slide] as HTMLElement | undefined;
    if (target) list!.scrollTo({ left: target.offsetLeft - list!.offsetLeft, behavior });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other slides move the visible one
  useLayoutEffect(() => {
    const element = track.current;
    if (!element) return;
    if (index > 0) scrollTo(index, "instant");
    const onScroll = () =>
      setShown(ids.split(",")[Math.round(element.scrollLeft / Math.max(1, element.clientWidth))]);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [track, ids]);
  return {
    slides,
    current: Math.max(index, 0),
    go: (slide: number) => scrollTo(slide % slides.length, isStill() ? "instant" : "smooth"),
  };
}

const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Advances every 10 s; paused by pointer or focus, a hidden tab or reduced motion, and stopped by its button. */
function useAutoplay(enabled: boolean, next: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (!enabled || isPaused || isStopped || isStill()) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !isLowData()) latest.current();
    }, AUTOPLAY);
    return () => clearInterval(timer);
  }, [enabled, isPaused, isStopped]);
  const pauseHandlers = {
    onPointerEnter: () => setIsPaused(true),
    onPointerLeave: () => setIsPaused(false),
    onFocus: () => setIsPaused(true),
    onBlur: () => setIsPaused(false),
  };
  return { pauseHandlers, isStopped, toggle: () => setIsStopped(!isStopped) };
}

/** Calls `prepare` once, shortly before the second banner shows. */
function useBeforeNext(prepare: () => void): void {
  const isHydrated = useHydrated();
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    if (!isHydrated) return;
    const timer = setTimeout(() => isLowData() || latest.current(), AUTOPLAY - PRELOAD_AHEAD);
    return () => clearTimeout(timer);
  }, [isHydrated]);
}

export function Hero({ category = "slider-index-top" }: { category?: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const project = useQuery(projectQuery).data;
  const viewer = useViewer();
  // The first screen has one banner; the others load on interaction or shortly before they show.
  const { isExpanded, expand, handlers: expandHandlers } = useExpanded();
  const track = useRef<HTMLUListElement>(null);
  const {
    slides: banners,
    current,
    go,
  } = useSlides(
    track,
    [
      useFirstSlide() ?? [],
      bannersFor(useQuery(bannersQuery(locale)).data ?? [], category, { viewer, now: null }),
    ].flat(),
  );
  useBeforeNext(expand);
  const slides = isExpanded ? banners : banners.slice(0, 1);
  const moves = banners.length > 1 && project?.features.banner_autoplay !== false;
  const { pauseHandlers, isStopped, toggle } = useAutoplay(moves, () => go(current + 1));
  const goTo = (index: number) => {
    flushSync(expand);
    go(index);
  };
  if (banners.length === 0) return null;
  return (
    <section
      className={styles.hero}
      aria-label={t`Highlights`}
      aria-roledescription="carousel"
      {...pauseHandlers}
    >
      <ul ref={track} className={styles.track} {...expandHandlers}>
        {slides.map((banner, i) => (
          <Slide
            key={banner.id}
            banner={banner}
            first={i === 0}
            currency={viewer.player?.currency || (project?.default_currency ?? "EUR")}
          />
        ))}
      </ul>
      <div className={styles.dots}>
        {banners.map((banner, i) => (
          <button
            key={banner.id}
            type="button"
            className={styles.dot}
            aria-label={t`Highlight ${i + 1} of ${banners.length}`}
            aria-current={i === current}
            onClick={() => goTo(i)}
          />
        ))}
        {moves ? (
          <button
            type="button"
            className={styles.autoplay}
            data-stopped={isStopped || undefined}
            aria-label={isStopped ? t`Play highlights` : t`Pause highlights`}
            onClick={toggle}
          />
        ) : null}
      </div>
    </section>
  );
}
