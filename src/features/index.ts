import type { Feature } from "../lib/page/feature.ts";
import type { LiveEffects } from "../lib/realtime/live-effects.ts";

/** All features with a manifest, by folder; collected at build time. */
export const features: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries(import.meta.glob<Feature>("./*/feature.tsx", { eager: true, import: "feature" })).map(
    ([path, feature]) => [path.split("/")[1]!, feature],
  ),
);

const inOrder = <Item extends { order: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.order - b.order);

/** Sections of the profile, in order. */
export const profileSections = inOrder(
  Object.values(features).flatMap(({ profileSections = [] }) => profileSections),
);

/** Menu entries for signed-in players, in order. */
export const playerMenu = inOrder(Object.values(features).flatMap(({ playerMenu = [] }) => playerMenu));

/** Effects of publications on queries. */
export const liveEffects: LiveEffects = Object.assign({}, ...Object.values(features).map(({ live }) => live));
