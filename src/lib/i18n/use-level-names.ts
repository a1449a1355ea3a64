import { useLingui } from "@lingui/react/macro";

/** Translated names of VIP levels; unknown ones keep the server's name. */
export function useLevelNames(): (level: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    regular: t`Regular`,
    bronze: t`Bronze`,
    silver: t`Silver`,
    gold: t`Gold`,
    platinum: t`Platinum`,
    diamond: t`Diamond`,
  };
  return (level) => names[level] ?? level;
}
