import { Button } from '@payfac/ui/button';
import { AddIcon, FilterIcon } from '@payfac/ui/icons';
import { SearchField } from '@payfac/ui/search-field';
import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../later/later-part.ts';
import { type Filter, isSet, keysOf } from './filters/filter.ts';
import { FilterChip } from './filters/filter-chip.tsx';
import { formatFilterHint } from './filters/filter-hint.ts';
import { useKeptDraft } from './filters/use-draft.ts';
import type { List } from './list.ts';
import * as styles from './list-view.css.ts';
import type { StatusTabsProps } from './statistics/status-tabs.tsx';
import type { ListModel } from './use-list.ts';

const MoreFilters = laterPart(async () => (await import('./filters/more-filters.tsx')).MoreFilters);

const SEARCH_REST_MS = 300;

/** Filters with a chip of their own whether they are set or not: as many as one line has room for. */
const standing = 4;

interface ListToolbarProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  /** The list's states, where the page has tabs of its own: the first of the filters. */
  readonly states: StatusTabsProps | undefined;
  /** What is chosen before all filters, such as how rows are added up. */
  readonly lead: ReactNode;
  /** What the query finds, and the tools of a list that has no page's header. */
  readonly end: ReactNode;
}

/** Search and filters in one line: those used most as chips, the others beside the list; on a phone all of them. */
export function ListToolbar<R>({ list, model, states, lead, end }: ListToolbarProps<R>) {
  const { state, change } = model;
  const isOfTabs = (filter: Filter) =>
    filter.kind !== 'text' && keysOf(filter)[0] === list.tabs?.key;
  // What the tabs above choose of one set is not offered twice.
  const filters = model.filters
    .filter((filter) => states || filter.kind !== 'choice' || !isOfTabs(filter))
    .toSorted((one, other) => Number(states && isOfTabs(other)) - Number(states && isOfTabs(one)));
  const [isOpen, setOpen] = useState(false);
  const kept = useKeptDraft(filters.flatMap(keysOf), state.values);
  const open = () => setOpen(true);
  const active = filters.filter((filter) => isSet(filter, state.values)).length;
  const shown = filters.filter(
    (filter: Filter, index) => index < standing || isSet(filter, state.values),
  );
  return (
    <div className={styles.filters}>
      <div className={styles.toolbar}>
        {lead !== undefined && <div className={styles.lead}>{lead}</div>}
        <div className={styles.search}>
          <SearchField
            label={`Search ${list.noun.many}`}
            isLabelHidden
            placeholder="Search"
            value={state.search}
            description={formatFilterHint(state.search)}
            debounce={SEARCH_REST_MS}
            // Each rest of typing takes the place of the one before, so that Back leaves the list.
            onChange={(search) => change({ search: search.trim() }, { replace: true })}
          />
        </div>
        <div className={styles.chips}>
          {shown.map((filter) => (
            <FilterChip
              key={keysOf(filter).join()}
              filter={filter}
              values={state.values}
              check={list.check}
              isMany={list.isMany}
              states={states && isOfTabs(filter) ? states : undefined}
              onApply={(values) => change({ values })}
            />
          ))}
          {filters.length > shown.length && (
            <Button size="small" variant="quiet" icon={<AddIcon size={14} />} onPress={open}>
              More filters
            </Button>
          )}
        </div>
        {filters.length > 0 && (
          <div className={styles.allFilters}>
            <Button icon={<FilterIcon size={16} />} onPress={open}>
              {active === 0 ? 'Filters' : `Filters (${active})`}
            </Button>
          </div>
        )}
        <div className={styles.end}>{end}</div>
        {isOpen && (
          <Suspense>
            <MoreFilters
              filters={filters}
              kept={kept}
              check={list.check}
              isMany={list.isMany}
              onClose={() => setOpen(false)}
              onApply={(values) => {
                setOpen(false);
                change({ values });
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
