import { useLingui } from "@lingui/react/macro";
import { type FavoriteButtonProps, useFavorite } from "../../api/favorites.ts";
import { MAX_FAVORITES } from "../../contract/pagination.ts";
import { ApiError } from "../../lib/http/http.ts";
import { showToast } from "../../lib/page/toasts.ts";
import { isLocked } from "../../rules/games/availability.ts";
import styles from "./favorite-button.module.css";
import tile from "./tile.module.css";

const isMaximum = (error: unknown) =>
  error instanceof ApiError && (error.envelope?.errors?.id?.includes("too_big") ?? false);

/** Favourite toggle of a game; hidden if its variants are unknown or it is locked in the player's currency. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { game, viewer } = props;
  const { player } = viewer;
  if (!player || !game.variants || isLocked(game.currencies, viewer)) return null;
  return <Toggle {...props} currency={player.currency} />;
}

function Toggle({ game, currency, isInline }: FavoriteButtonProps & { currency: string }) {
  const { t, i18n } = useLingui();
  const { isFavorite, busy, toggle } = useFavorite(game, currency);
  const { title } = game;
  const onClick = async () => {
    try {
      await toggle();
    } catch (error) {
      const text = isMaximum(error)
        ? t`You can have up to ${i18n.number(MAX_FAVORITES)} favourites. Remove one first.`
        : isFavorite
          ? t`We couldn't remove ${title} from your favourites.`
          : t`We couldn't add ${title} to your favourites.`;
      showToast({ text, kind: "error" });
    }
  };
  return (
    <button
      type="button"
      className={[tile.heart, styles.heart, isInline && styles.aside].filter(Boolean).join(" ")}
      aria-pressed={isFavorite}
      aria-disabled={busy || undefined}
      aria-label={t`Favourite: ${title}`}
      onClick={() => void onClick()}
    />
  );
}
