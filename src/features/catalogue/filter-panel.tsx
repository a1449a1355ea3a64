import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type ReactNode, useId, useState } from "react";
import { currenciesQuery, projectQuery } from "../../api/config.ts";
import { gameFactsQuery } from "../../api/game-facts.ts";
import { providersQuery } from "../../api/games.ts";
import { useViewer } from "../../api/player.ts";
import { LIST_SORTS } from "../../contract/list-options.ts";
import { useConnection } from "../../lib/offline/connection.ts";
import { type Refinement, refinementFor, searchOf } from "../../rules/games/list-refinement.ts";
import { Button } from "../../ui/button.tsx";
import PopupFrame from "../../ui/popup-frame.tsx";
import styles from "./filter-panel.module.css";
import { offeredChoices } from "./offered-choices.ts";
import { ProviderChoices } from "./provider-choices.tsx";
import type { RefinableList } from "./refinable-list.ts";
import { useRefinedList } from "./use-refined-list.ts";
import { useFilterNames } from "./use-refinement-names.ts";

interface OptionProps {
  type: "checkbox" | "radio";
  name: string;
  isChecked: boolean;
  onChange: () => void;
  children: ReactNode;
}

function Option({ type, name, isChecked, onChange, children }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type={type} name={name} checked={isChecked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}

function Group({ name, note, children }: { name: ReactNode; note?: ReactNode; children: ReactNode }) {
  const noteId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={note ? noteId : undefined}>
      <legend>{name}</legend>
      {note ? <p id={noteId}>{note}</p> : null}
      <div className={styles.options}>{children}</div>
    </fieldset>
  );
}

/** Adds or removes a value; undefined for none. */
function toggled<T>(values: readonly T[] | undefined, value: T): T[] | undefined {
  const others = (values ?? []).filter((one) => one !== value);
  const next = others.length === (values ?? []).length ? [...others, value] : others;
  return next.length > 0 ? next : undefined;
}

/** The offered choices, and those that the player has made by an address. */
function withChosen<T>(offered: readonly T[], chosen: T | readonly T[] | undefined): T[] {
  const made = chosen === undefined ? [] : ([chosen].flat() as T[]);
  return [...offered, ...made.filter((one) => !offered.includes(one))];
}

/** Without parts that are undefined. */
const compact = (refinement: { [K in keyof Refinement]?: Refinement[K] | undefined }): Refinement =>
  Object.fromEntries(Object.entries(refinement).filter(([, value]) => value !== undefined));

/** Currency of the bets: the account's, or the market's for guests and for crypto accounts. */
function useBetCurrency(): string {
  const { player } = useViewer();
  const market = useQuery(projectQuery).data?.default_currency ?? "EUR";
  const config = useQuery(currenciesQuery).data;
  const own = player?.currency;
  return own && config?.currencies[own]?.fiat ? own : market;
}

interface FilterPanelProps {
  list: RefinableList;
  open: boolean;
  onClose: () => void;
}

/** Filters and orders of a list: a sheet on phones, at the side of larger screens. */
export function FilterPanel({ list, open, onClose }: FilterPanelProps) {
  const { t } = useLingui();
  return (
    <PopupFrame open={open} title={t`Filter and sort`} side onClose={onClose}>
      <Filters list={list} onClose={onClose} />
    </PopupFrame>
  );
}

/** The choices; the address changes once they are applied. */
function Filters({ list: { filter, features }, onClose }: Omit<FilterPanelProps, "open">) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const names = useFilterNames();
  const currency = useBetCurrency();
  const applied = refinementFor(filter, useSearch({ strict: false }));
  const [draft, setDraft] = useState(applied);
  const { query } = useRefinedList(filter, draft);
  const { unreachable } = useConnection();
  const providers = useQuery(providersQuery).data ?? [];
  const total = query.data?.pages[0]?.total;
  const change = (part: { [K in keyof Refinement]?: Refinement[K] | undefined }) =>
    setDraft(compact({ ...draft, ...part }));
  const apply = () => {
    onClose();
    void navigate({
      to: ".",
      search: ((previous: object) => ({ ...previous, ...searchOf(draft) })) as never,
    });
  };
  const facts = useQuery(gameFactsQuery).data;
  const otherFeatures = features.filter((id) => !filter.categories?.includes(id));
  const offered = offeredChoices(facts, otherFeatures, currency);
  const bets = withChosen(offered.bets, draft.bet?.amount);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <Group name={<Trans>Sort by</Trans>}>
        {LIST_SORTS.map((sort) => (
          <Option
            key={sort}
            type="radio"
            name="sort"
            isChecked={(draft.sort ?? "popular") === sort}
            onChange={() => change({ sort: sort === "popular" ? undefined : sort })}
          >
            {names.sort[sort]}
          </Option>
        ))}
      </Group>
      {offered.features.length > 0 ? (
        <Group name={<Trans>Features</Trans>}>
          {withChosen(offered.features, draft.features).map((id) => (
            <Option
              key={id}
              type="checkbox"
              name="feature"
              isChecked={draft.features?.includes(id) ?? false}
              onChange={() => change({ features: toggled(draft.features, id) })}
            >
              {names.feature(id)}
            </Option>
          ))}
        </Group>
      ) : null}
      <Group
        name={<Trans>Volatility</Trans>}
        note={<Trans>Low pays less, more often. High pays more, but rarely.</Trans>}
      >
        {withChosen(offered.volatilities, draft.volatility).map((level) => (
          <Option
            key={level}
            type="checkbox"
            name="volatility"
            isChecked={draft.volatility?.includes(level) ?? false}
            onChange={() => change({ volatility: toggled(draft.volatility, level) })}
          >
            {names.volatility[level]}
          </Option>
        ))}
      </Group>
      <Group
        name={<Trans>Return to player (RTP)</Trans>}
        note={<Trans>What players get back on average, over millions of rounds.</Trans>}
      >
        {[undefined, ...withChosen(offered.returns, draft.min_rtp)].map((share) => (
          <Option
            key={share ?? 0}
            type="radio"
            name="rtp"
            isChecked={draft.min_rtp === share}
            onChange={() => change({ min_rtp: share })}
          >
            {share === undefined ? t`Any` : t`From ${names.percent(share)}`}
          </Option>
        ))}
      </Group>
      {bets.length > 0 ? (
        <Group
          name={<Trans>Bet per round</Trans>}
          note={<Trans>Games that accept a bet of this size.</Trans>}
        >
          {[undefined, ...bets].map((amount) => (
            <Option
              key={amount ?? 0}
              type="radio"
              name="bet"
              isChecked={draft.bet?.amount === amount}
              onChange={() => change({ bet: amount === undefined ? undefined : { currency, amount } })}
            >
              {amount === undefined ? t`Any` : names.bet({ currency, amount })}
            </Option>
          ))}
        </Group>
      ) : null}
      {filter.providers ? null : (
        <Group name={<Trans>Providers</Trans>}>
          <ProviderChoices
            providers={providers}
            chosen={draft.providers ?? []}
            renderOption={({ slug, title }) => (
              <Option
                key={slug}
                type="checkbox"
                name="provider"
                isChecked={draft.providers?.includes(slug) ?? false}
                onChange={() => change({ providers: toggled(draft.providers, slug) })}
              >
                {title}
              </Option>
            )}
          />
        </Group>
      )}
      <div className={styles.foot}>
        <Button disabled={Object.keys(draft).length === 0} onClick={() => setDraft({})}>
          <Trans>Clear all</Trans>
        </Button>
        <Button type="submit" look="primary" aria-busy={query.isFetching}>
          {total !== undefined ? (
            <Plural value={total} one="Show # game" other="Show # games" />
          ) : unreachable ? (
            <Trans>Show games</Trans>
          ) : (
            <Trans>Counting…</Trans>
          )}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {total === undefined ? null : <Plural value={total} one="# game" other="# games" />}
      </p>
    </form>
  );
}
