import { Pagination, pageCount } from '@payfac/ui/pagination';
import { useShortcuts } from '@payfac/ui/shortcut-help';
import { useAtomValue } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { singleKeysAtom } from '../keys/single-keys.ts';
import { ListFrameContext, useListFrame } from '../screen/list-frame.ts';
import { useHolder } from '../session/session.ts';
import { mayUse } from './actions/row-action.ts';
import { useSelection } from './actions/use-selection.ts';
import { isNarrowed } from './address/list-state.ts';
import { useIsBeside } from './detail/use-is-beside.ts';
import { useWalk } from './detail/use-walk.ts';
import { type FilterValues, isSet, keysOf } from './filters/filter.ts';
import type { List } from './list.ts';
import { ListRows } from './list-rows.tsx';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ListTools } from './list-tools.tsx';
import * as styles from './list-view.css.ts';
import { Notices } from './notices.tsx';
import { shownIds } from './settings/columns.ts';
import { ViewsBar } from './settings/views-bar.tsx';
import { ChartToggle, LaterChart } from './statistics/later-chart.tsx';
import { Result } from './statistics/result.tsx';
import { StatusTabs } from './statistics/status-tabs.tsx';
import { SummaryButton, SummaryInTitle } from './statistics/summary.tsx';
import { useColumns } from './use-columns.ts';
import type { ListModel } from './use-list.ts';
import { useNewerRows } from './use-newer-rows.ts';
import { type Rows, useRows } from './use-rows.ts';

const links = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row-link], li[data-key] a') ?? []),
];

/** J and K go to the next and previous row; Enter opens it, as its link does. */
function useListKeys(list: RefObject<HTMLElement | null>, isOn: boolean): void {
  const hasSingleKeys = useAtomValue(singleKeysAtom);
  const go = (step: number) => () => {
    const rows = links(list.current);
    const row = document.activeElement?.closest('[data-key]');
    const at = rows.findIndex((link) => link.closest('[data-key]') === row);
    rows[Math.max(0, Math.min(at + step, rows.length - 1))]?.focus();
  };
  useShortcuts({ j: go(1), k: go(-1) }, { isDisabled: !hasSingleKeys || !isOn });
}

interface ListBodyProps<R> {
  readonly list: List<R>;
  readonly model: ListModel;
  readonly lane: string;
  /** Shown before the filters. */
  readonly lead: ReactNode;
  /** Its address keys have no prefix, so its views can be saved and linked to. */
  readonly isPage: boolean;
  /** Whether an open record may be shown next to the list. */
  readonly isBeside: boolean;
}

/** Replaces a page past the end by the last one. */
function useLastPage({ state, change }: ListModel, { shown, isMoving }: Rows<unknown>): boolean {
  const last = pageCount(shown?.response.count ?? 0, state.pageSize);
  const isPast =
    shown !== undefined && !isMoving && shown.response.data.length === 0 && state.page > last;
  useEffect(() => {
    if (isPast) change({ page: last }, { replace: true });
  });
  return isPast;
}

const pageOf = ({
  shown,
}: Rows<unknown>): { readonly page: number; readonly pageSize: number } => ({
  page: Number(shown?.wire['page']),
  pageSize: Number(shown?.wire['pageSize']),
});

export function ListBody<R>({ list, model, lane, lead, isPage, isBeside }: ListBodyProps<R>) {
  const { state, filters, wire, settings, change } = model;
  const holder = useHolder();
  const frame = useListFrame();
  const rows = useRows(list, wire, lane);
  const newer = useNewerRows(list, rows, lane);
  const isPastEnd = useLastPage(model, rows);
  const walk = useWalk(list, model, rows, lane);
  const isNarrow = useIsBeside(isBeside && list.detail !== undefined && state.open !== undefined);
  const columns = useColumns(list, model, isNarrow);
  const { page: _, pageSize: __, sort: ___, ...found } = rows.shown?.wire ?? wire;
  const selection = useSelection(list, rows.shown?.response.data ?? [], JSON.stringify(found));
  const bulkActions = list.bulkActions.filter((action) => mayUse(holder, action));
  const { statistics, chart, totals } = list;
  const [isCharted, setCharted] = useState(false);
  const [isNaming, setNaming] = useState(false);

  const view = useRef<HTMLDivElement>(null);
  useListKeys(view, isBeside && state.open === undefined);

  const setFilters = (values: FilterValues) => change({ values });
  /** Labels of set filters that a source can't count by. */
  const uncounted = ({ keys }: { readonly keys: ReadonlySet<string> }, but?: string): string[] => [
    ...filters
      .filter((filter) => isSet(filter, state.values))
      .filter((filter) => keysOf(filter).some((key) => key !== but && !keys.has(key)))
      .map(({ label }) => label),
    ...(state.search !== '' && !keys.has('singleSearch') ? ['Search'] : []),
  ];
  const tabs =
    list.tabs && filters.some((each) => keysOf(each).includes(list.tabs?.key ?? ''))
      ? list.tabs
      : undefined;
  const states = tabs && {
    tabs,
    report: list.report,
    label: `${list.label} by status`,
    wire,
    chosen: state.values[tabs.key] ?? tabs.tabs[0]?.values ?? [],
    isCounted: tabs.counts !== undefined && uncounted(tabs.counts, tabs.key).length === 0,
    onChoose: (values: readonly string[]) => setFilters({ [tabs.key]: values }),
  };
  const figures = totals ?? statistics;
  const mayKeep = isPage && settings.canSave;
  // Only when there are views: a bar that appeared with a filter would move the rows under the pointer.
  const hasBar = mayKeep && (isNaming || settings.views.length > 0);
  const { shown } = rows;
  // What the list says in their place isn't said by its figures again.
  const problem = shown === undefined && rows.error !== null;
  const current = isPastEnd ? { ...rows, shown: undefined, isLoading: true } : rows;
  const summed = { wire, hrefOf: (values: FilterValues) => model.hrefOf({ values }) };
  return (
    <div ref={view} className={styles.view}>
      {states && !frame?.hasTabs && <StatusTabs {...states} />}
      <ListToolbar
        list={list}
        model={model}
        lead={lead}
        states={frame?.hasTabs ? states : undefined}
        end={
          <>
            <Result
              count={shown?.response.count}
              isLowerBound={shown?.response.countIsLowerBound ?? false}
              {...(figures &&
                !problem && {
                  figures: {
                    label: totals ? `Totals of ${list.noun.many}` : `${list.label} in figures`,
                    source: figures,
                    report: list.report,
                    wire,
                    uncounted: uncounted(figures),
                    onFilter: setFilters,
                  },
                })}
            />
            {list.summary && (
              <SummaryButton summary={list.summary} isNarrow={isNarrow} {...summed} />
            )}
            {chart && <ChartToggle label={chart.label} isOpen={isCharted} onChange={setCharted} />}
            <ListTools
              list={list}
              model={model}
              rows={rows}
              columns={columns}
              views={mayKeep && !hasBar ? { onName: () => setNaming(true) } : undefined}
            />
          </>
        }
      />
      {list.summary && !isNarrow && <SummaryInTitle summary={list.summary} {...summed} />}
      {hasBar && (
        <ViewsBar
          list={list}
          model={model}
          columns={shownIds(list.columns, columns.settings)}
          isNaming={isNaming}
          onNamed={() => setNaming(false)}
        />
      )}
      {chart && isCharted && <LaterChart chart={chart} report={list.report} wire={wire} />}
      <Notices
        noun={list.noun}
        rows={rows}
        ignored={state.ignored}
        newer={newer}
        onForget={() => change({ forget: state.ignored }, { replace: true })}
        onShowNewer={rows.refresh}
      />
      <div className={styles.table}>
        {list.Rows ? (
          <ListRows
            list={list}
            model={model}
            rows={current}
            isNarrowed={isNarrowed(state)}
            Shown={list.Rows}
          />
        ) : (
          <ListTable
            list={list}
            model={model}
            rows={current}
            columns={columns}
            selection={bulkActions.length > 0 ? selection : undefined}
            bulkActions={bulkActions}
            wire={wire}
            isNarrowed={isNarrowed(state)}
          />
        )}
      </div>
      {shown && shown.response.count > 0 && !isPastEnd && (
        <div className={styles.pages}>
          <Pagination
            {...pageOf(rows)}
            count={shown.response.count}
            isCountLowerBound={shown.response.countIsLowerBound ?? false}
            onChange={({ page, pageSize }) => {
              if (pageSize !== state.pageSize) settings.save({ pageSize });
              change(pageSize === state.pageSize ? { page } : { page, pageSize });
            }}
          />
        </div>
      )}
      {state.open !== undefined && (
        // Lists in the record have tools of their own instead of this page's header.
        <ListFrameContext value={undefined}>
          {list.detail?.({
            id: state.open,
            walk,
            isBeside,
            backHref: model.hrefOf({ open: undefined }),
            onClose: () => change({ open: undefined }, { replace: true }),
          })}
        </ListFrameContext>
      )}
    </div>
  );
}
