import { Button } from '@payfac/ui/button';
import { AddIcon, FilterIcon } from '@payfac/ui/icons';
import { SearchField } from '@payfac/ui/search-field';
import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../later/later-part.ts';
import { formatFilterHint } from './filters/describe-filter.ts';
import { type Filter, isSet, keysOf } from './filters/filter.ts';
import { FilterChip } from './filters/filter-chip.tsx';
import { useKeptDraft } from './filters/use-draft.ts';
import type { List } from './list.ts';
import * as styles from './list-view.css.ts';
import type { StatusTabsProps } from './statistics/status-tabs.tsx';
import type { ListModel } from './use-list.ts';

const MoreFilters = laterPart(async () => (await import('./filters/more-filters.tsx')).MoreFilters);

const SEARCH_REST_MS = 300;

/** How many filters always have a chip: as many as fit in one line. */
const standing = 4;

interface ListToolbarProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  /** The list's states as the first filter, when the page already has tabs. */
  readonly states: StatusTabsProps | undefined;
  /** Options before the filters, such as how rows are grouped. */
  readonly lead: ReactNode;
  /** The result's count, and the tools of a list without a page header. */
  readonly end: ReactNode;
}

/**
 * Search and filters in one line: the most used ones as chips, the others in a panel; on a phone all of them in the
 * panel.
 */
export function ListToolbar<R>({ list, model, states, lead, end }: ListToolbarProps<R>) {
  const { state, change } = model;
  const isOfTabs = (filter: Filter) =>
    filter.kind !== 'text' && keysOf(filter)[0] === list.tabs?.key;
  // A choice that the tabs above offer isn't offered again.
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
            // Each search replaces the previous history entry, so that Back leaves the list.
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
