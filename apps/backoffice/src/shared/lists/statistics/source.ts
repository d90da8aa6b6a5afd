import type { RecordKind } from '@payfac/api';
import { type ChartPeriod, chartPeriods, defaultChartPeriod } from '@payfac/domain/time';
import type * as z from 'zod/mini';
import { queryClient, settled } from '../../query/client.ts';
import { shows } from '../../query/follow.ts';
import type { Wire } from '../actions/bulk-action.ts';
import type { FilterValues } from '../filters/filter.ts';
import type { ChoiceOf, KeyOf } from '../filters/filter-keys.ts';
import { type QueryEndpoint, sendDeclared } from '../list-endpoint.ts';

/** A call that summarizes all rows of a query. */
export interface Source<T> {
  /** Its name among the list's queries. */
  readonly id: string;
  /** The kinds of records it is computed from. */
  readonly shown: readonly RecordKind[];
  /** The query keys that it can count by. */
  readonly keys: ReadonlySet<string>;
  readonly load: (wire: Wire) => Promise<T>;
}

/** One figure above or below a list. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** A second line, such as a count next to an amount. */
  readonly detail?: string;
  /** The filter that pressing the figure sets. */
  readonly filter?: FilterValues;
}

export type Statistics = Source<readonly Figure[]>;

export interface ChartSeries {
  readonly name: string;
  readonly points: readonly { readonly at: Date; readonly value: number }[];
}

/** A series in its own unit, shown one at a time. */
export interface Measure {
  /** The series' name. */
  readonly name: string;
  readonly format: (value: number) => string;
  /** Short, for the axis. */
  readonly formatY: (value: number) => string;
}

/** The list's own query over time; the call takes a `period`. */
export interface ChartDeclaration {
  readonly label: string;
  /** The series to choose from; without them, all are drawn together. */
  readonly measures?: readonly [Measure, ...Measure[]];
  /** What its total counts, if not every row. */
  readonly note?: string;
  readonly source: Source<readonly ChartSeries[]>;
  /** The initial period of a point. Default: a day. */
  readonly period?: ChartPeriod;
  readonly formatY?: (value: number) => string;
  /** Its values are counts, which are drawn as columns, stacked by series. */
  readonly isOfCounts?: boolean;
}

export interface StatusTab<V extends string = string> {
  readonly label: string;
  /** The filter's values; none means all rows. */
  readonly values: readonly V[];
}

/** Tabs above a list, each for one filter's value; the first is selected while the filter isn't set. */
export interface StatusTabs<S extends z.ZodMiniObject> {
  readonly key: KeyOf<S, 'choice' | 'choices'>;
  readonly tabs: readonly StatusTab<ChoiceOf<S, KeyOf<S, 'choice' | 'choices'>>>[];
  /** Row counts by tab label, if the platform counts them. */
  readonly counts?: Source<Readonly<Record<string, number>>>;
}

/** The same without its query's type. */
export interface ListTabs {
  readonly key: string;
  readonly tabs: readonly StatusTab[];
  readonly counts?: Source<Readonly<Record<string, number>>>;
}

const ownOf = (wire: Wire, keys: ReadonlySet<string>): Wire =>
  Object.fromEntries(Object.entries(wire).filter(([key]) => keys.has(key)));

/**
 * Figures for a list's own query from another call; keys that the call lacks are left out and reported.
 * @param fixed part of every query, regardless of the list's.
 */
export function sourceOf<S extends z.ZodMiniObject, A, T>(
  endpoint: QueryEndpoint<S, A>,
  read: (response: A) => T,
  fixed: Partial<z.output<S>> = {},
): Source<T> {
  const call = sendDeclared<S, A>(endpoint);
  const keys = new Set(Object.keys(endpoint.query.shape).filter((key) => !(key in fixed)));
  return {
    id: endpoint.id,
    shown: shows(endpoint),
    keys,
    load: async (wire) => {
      const own = ownOf(wire, keys);
      // Figures and tabs of a screen that read the same call share its response.
      const response = await queryClient().fetchQuery({
        queryKey: [shows(endpoint), 'source', endpoint.id, own],
        staleTime: 0,
        queryFn: ({ signal }) => {
          const query = { ...endpoint.query.parse(own), ...fixed };
          return settled(call({ query }, { signal, lane: `${endpoint.id}.source` }));
        },
      });
      return read(response);
    },
  };
}

/** The same for a chart whose period is in the call's path. */
export function chartOf<S extends z.ZodMiniObject, A>(
  endpoint: QueryEndpoint<S, A>,
  read: (response: A) => readonly ChartSeries[],
): Source<readonly ChartSeries[]> {
  const call = sendDeclared<S, A>(endpoint);
  const keys = new Set(Object.keys(endpoint.query.shape));
  return {
    id: endpoint.id,
    shown: shows(endpoint),
    keys,
    load: async ({ period, ...wire }) => {
      const params = { period: chartPeriods.find((each) => each === period) ?? defaultChartPeriod };
      const query = endpoint.query.parse(ownOf(wire, keys));
      return read(await settled(call({ params, query }, {})));
    },
  };
}
