import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { EmptyState } from '@payfac/ui/empty-state';
import { FilterIcon } from '@payfac/ui/icons';
import { PageHeader } from '@payfac/ui/page-header';
import { Pagination } from '@payfac/ui/pagination';
import { SearchField } from '@payfac/ui/search-field';
import { Table } from '@payfac/ui/table';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { withParams } from '../address.ts';
import { LoadProblem } from '../load-problem.tsx';
import type { Filter } from './definition.ts';
import { ExportButton } from './export-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { isAnySet, keysOf } from './filter-summary.ts';
import type { List } from './list-atoms.ts';
import * as styles from './list-page.css.ts';
import { readPaging, sortOf, sortText } from './paging.ts';

const SEARCH_REST_MS = 300;

type Changes = Parameters<typeof withParams>[1];

/** Search and every filter taken out of the address. */
const cleared = (filters: readonly Filter[]): Changes =>
  Object.fromEntries(['singleSearch', ...filters.flatMap(keysOf)].map((key) => [key, undefined]));

/** The one list page: search, filters, table, pages and export, all of it kept in the address. */
export function ListPage<S extends z.ZodMiniObject, R>({ list }: { readonly list: List<S, R> }) {
  const { definition, queryAtom, resultAtom } = list;
  const { title, noun, columns, filters, rowKey, openKey, csv } = definition;
  const query = useAtomValue(queryAtom);
  const { data, error, isPending, isPlaceholderData, refetch } = useAtomValue(resultAtom);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isFiltering, setFiltering] = useState(false);

  const { page, pageSize, sort, text } = readPaging(search, definition.defaultSort);
  const change = (changes: Changes) =>
    void navigate({ search: withParams(search, { page: undefined, ...changes }) });
  const rows = data?.data ?? [];
  const isFiltered = text !== '' || isAnySet(filters, search);
  const failed = error && (
    <LoadProblem
      title={`The ${noun.many} could not be loaded`}
      error={error}
      onRetry={() => void refetch()}
    />
  );
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        actions={csv && <ExportButton download={(options) => csv({ query }, options)} />}
      />
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label={`Search ${noun.many}`}
            isLabelHidden
            placeholder="Search"
            value={text}
            debounce={SEARCH_REST_MS}
            onChange={(singleSearch) => change({ singleSearch })}
          />
        </div>
        <Button icon={<FilterIcon size={16} />} onPress={() => setFiltering(true)}>
          Filters
        </Button>
        <FilterChips
          filters={filters}
          search={search}
          onRemove={(keys) => change(Object.fromEntries(keys.map((key) => [key, undefined])))}
        />
      </div>
      {error && rows.length > 0 && <Banner tone="danger">{error.message}</Banner>}
      <Table
        label={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={sortOf(sort)}
        onSortChange={(next) => change({ sort: sortText(next) })}
        {...(openKey && {
          rowHref: (row: R) =>
            `${location.pathname}${withParams(search, { [openKey]: rowKey(row) })}`,
        })}
        isLoading={isPending && !error}
        isRefreshing={isPlaceholderData}
        loadingRows={pageSize}
        {...(failed && rows.length === 0 && { error: failed })}
        empty={
          isFiltered ? (
            <EmptyState
              title={`No ${noun.many} match`}
              actions={<Button onPress={() => change(cleared(filters))}>Clear all</Button>}
            >
              Change or clear search and filters to see more.
            </EmptyState>
          ) : (
            <EmptyState title={`No ${noun.many} yet`}>{definition.empty}</EmptyState>
          )
        }
      />
      {data && data.count > 0 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          count={data.count}
          isCountLowerBound={data.countIsLowerBound ?? false}
          onChange={(next) => change({ page: String(next.page), pageSize: String(next.pageSize) })}
        />
      )}
      {isFiltering && (
        <FilterDrawer
          filters={filters}
          search={search}
          onClose={() => setFiltering(false)}
          onApply={(values) => {
            setFiltering(false);
            change(values);
          }}
        />
      )}
    </div>
  );
}
