import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { providersQuery } from "../../api/games.ts";
import type { Contribution, WageringTerms } from "../../contract/bonuses.ts";
import { useListNames } from "../../lib/i18n/use-list-names.ts";
import { type ContributionGroup, contributionGroups } from "../../rules/bonuses/contribution-groups.ts";
import styles from "../../ui/panel.module.css";

/** "Roulette, Evolution": names of a group's games. */
export function useGroupNames(): (group: ContributionGroup) => string {
  const { i18n } = useLingui();
  const listName = useListNames();
  const providers = useQuery(providersQuery).data ?? [];
  const nameOf = ({ scope, id }: ContributionGroup["members"][number]) => {
    if (scope === "categories") return listName(id);
    const title = providers.find(({ slug }) => slug === id)?.title;
    // A game's identifier ends with its name.
    return title ?? id.split("/").at(-1)!;
  };
  return ({ members }) => new Intl.ListFormat(i18n.locale, { type: "unit" }).format(members.map(nameOf));
}

function Share({ contribution }: { contribution: Contribution }) {
  const { i18n } = useLingui();
  if (contribution === "excluded") return <Trans>Not with bonus money</Trans>;
  return i18n.number(contribution / 10_000, { style: "percent", maximumFractionDigits: 2 });
}

function GroupRow({ name, contribution }: { name: ReactNode; contribution: Contribution }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Share contribution={contribution} />
      </dd>
    </div>
  );
}

/** How much of a bet counts, by game: exceptions, the other games, and at last where bonus money isn't accepted. */
export function CountingGames({ terms: { contributions } }: { terms: WageringTerms }) {
  const groupNames = useGroupNames();
  const groups = contributionGroups(contributions);
  const rowOf = (group: ContributionGroup) => (
    <GroupRow key={group.contribution} name={groupNames(group)} contribution={group.contribution} />
  );
  return (
    <dl className={styles.facts}>
      {groups.filter(({ contribution }) => contribution !== "excluded").map(rowOf)}
      <GroupRow
        name={groups.length > 0 ? <Trans>All other games</Trans> : <Trans>All games</Trans>}
        contribution={contributions.default}
      />
      {groups.filter(({ contribution }) => contribution === "excluded").map(rowOf)}
    </dl>
  );
}
