import type { MessageDescriptor } from "@lingui/core";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { Player } from "../../contract/player.ts";
import type { LiveEffects } from "../realtime/live-effects.ts";
import { retryUntilLoaded } from "../time/retry-until-loaded.ts";
import type { PopupName } from "./popups.ts";

export interface PopupContent {
  title: MessageDescriptor;
  narrow?: true;
  /** The content has a picture that reaches below the title on larger screens. */
  hasPicture?: true;
  /** The content has a `TitleLine`, which takes the title's place. */
  hasTitleLine?: true;
  /** It grows out of the header's search field on desktops. */
  isFromHeader?: true;
  Content: ComponentType<{ close: () => void }>;
}

/** What the player's state says about a link. */
export interface LinkState {
  isHidden: boolean;
  /** Shown beside the link; 0 for none. */
  count: number;
}

/** A section of the profile at `/profile/{path}`; sections are listed by `order`. */
export type ProfileSection = {
  path: string;
  title: MessageDescriptor;
  order: number;
  /** Shows addresses below `path`, too. */
  hasSubpaths?: true;
  /** State of the section's link; without it, the link always shows. */
  useLinkState?: () => LinkState;
} & (
  | { Content: ComponentType<{ player: Player }>; isStandalone?: undefined }
  /** Works without a loaded player, for example offline. */
  | { Content: ComponentType; isStandalone: true }
);

/** An entry of the signed-in player's menu. */
export interface MenuEntry {
  to: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  order: number;
  /** State of the link; without it, the link always shows. */
  useLinkState?: () => LinkState;
}

const useShownLink = (): LinkState => SHOWN;
const SHOWN: LinkState = { isHidden: false, count: 0 };

/** The state of a link, whose component is mounted for one entry only. */
export const useLinkStateOf = ({ useLinkState = useShownLink }: Pick<MenuEntry, "useLinkState">): LinkState =>
  useLinkState();

/**
 * A feature's additions to the app, apart from its pages. Manifests load after the first screen; they import screens
 * lazily. Addresses of popups are in `popups.ts`, because links need them before.
 */
export interface Feature {
  popups?: Partial<Record<PopupName, PopupContent>>;
  profileSections?: readonly ProfileSection[];
  playerMenu?: readonly MenuEntry[];
  /**
   * A row at the top of a player's lobby; renders nothing if it has no content. `isReserved`: the page has reserved
   * its space, so it shows a skeleton while it loads.
   */
  LobbyRow?: ComponentType<{ isReserved: boolean }>;
  /** Effects of realtime publications on queries. */
  live?: LiveEffects;
  /** Runs on every page, for guests and players. */
  Services?: ComponentType;
  /** Runs on every page of a signed-in player; mounted again for another player. */
  PlayerServices?: ComponentType<{ player: Player }>;
}

/** Loads a service. Services are optional: offline, the load is retried instead of failing the page. */
export const lazyService = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => retryUntilLoaded(async () => ({ default: await load() })));
