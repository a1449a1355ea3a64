import type { Feature } from "../lib/page/feature.ts";
import type { LiveEffects } from "../lib/realtime/live-effects.ts";

/** All features with a manifest, by folder; collected at build time. */
export const features: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries(import.meta.glob<Feature>("./*/feature.tsx", { eager: true, import: "feature" })).map(
    ([path, feature]) => [path.split("/")[1]!, feature],
  ),
);

/** A part of all manifests that have it, with the feature's name. */
export const partsOf = <Name extends keyof Feature>(
  name: Name,
): (readonly [string, NonNullable<Feature[Name]>])[] =>
  Object.entries(features).flatMap(([feature, { [name]: part }]) => (part ? [[feature, part] as const] : []));

const inOrder = <Item extends { order: number }>(items: readonly Item[]) =>
  items.toSorted((a, b) => a.order - b.order);

/** Sections of the profile, in order. */
export const profileSections = inOrder(partsOf("profileSections").flatMap(([, sections]) => sections));

/** Menu entries for signed-in players, in order. */
export const playerMenu = inOrder(partsOf("playerMenu").flatMap(([, entries]) => entries));

/** Effects of publications on queries. */
export const liveEffects: LiveEffects = Object.assign({}, ...partsOf("live").map(([, live]) => live));
