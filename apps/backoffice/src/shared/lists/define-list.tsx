import type { CsvDownload } from '@payfac/api';
import { defaultPageSize } from '@payfac/domain/enumerations';
import * as z from 'zod/mini';
import { settled } from '../query/client.ts';
import { shows } from '../query/follow.ts';
import type { Wire } from './actions/bulk-action.ts';
import type { FrameKey } from './address/read-address.ts';
import type { ListDeclaration, QueryPart } from './declaration.ts';
import { LaterDrawer, laterStory } from './detail/later-record.ts';
import { checkBy } from './filters/check-filter.ts';
import type { Filter, FilterOf } from './filters/filter.ts';
import type { List } from './list.ts';
import { type ListEndpoint, sendDeclared } from './list-endpoint.ts';
import { ListView } from './list-view.tsx';

const isArrayField = (field: unknown): boolean => {
  if (!(field instanceof z.ZodMiniType)) return false;
  const inner = field instanceof z.ZodMiniOptional ? field.def.innerType : field;
  return inner instanceof z.ZodMiniArray;
};

/** Part of a query in the API's form. */
function encodePart(schema: z.ZodMiniObject, part: object): Wire {
  const encoded: Record<string, string | readonly string[]> = {};
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue;
    const field: unknown = schema.shape[key];
    if (!(field instanceof z.ZodMiniType)) continue;
    const wire: unknown = z.encode(field, value);
    encoded[key] = Array.isArray(wire) ? wire.map(String) : String(wire);
  }
  return encoded;
}

const accepts = (schema: z.ZodMiniObject, key: string, value: string): boolean => {
  const field: unknown = schema.shape[key];
  return field instanceof z.ZodMiniType && field.safeParse(value).success;
};

/** A schema doesn't list the columns that its call sorts by, so each one is tried. */
const sortsOf = (schema: z.ZodMiniObject, columns: readonly (string | undefined)[]): Set<string> =>
  new Set(
    columns
      .flatMap((column) => (column ? [column, `-${column}`] : []))
      .filter((sort) => accepts(schema, 'sort', sort)),
  );

/** All rows of a query, in its order. */
const unpaged = (wire: Wire): Wire => {
  const { page: _, pageSize: __, ...rest } = wire;
  return rest;
};

/** Filters as the frame reads them; the schema says which instants are sent without a zone. */
const erased = <S extends z.ZodMiniObject>(
  schema: S,
  filters: readonly FilterOf<S>[],
): Filter[] => {
  const plain: readonly Filter[] = filters;
  return plain.map((filter) =>
    filter.kind === 'instant-range'
      ? { ...filter, isLocal: !accepts(schema, filter.to, '2026-01-31T17:00:00.000Z') }
      : filter,
  );
};

/** The period in an export's name, if any, and its extension. */
const periodAndEnd = /(?:_(?:from_|until_)?\d{4}-\d{2}-\d{2})*\.csv$/;

/** An export under the list's own name, if it has one. */
const namedBy =
  <I, O>(name: string | undefined, csv: (input: I, options: O) => Promise<CsvDownload>) =>
  async (input: I, options: O): Promise<CsvDownload> => {
    const download = await csv(input, options);
    if (name === undefined) return download;
    const rest = periodAndEnd.exec(download.fileName)?.[0] ?? '.csv';
    return { ...download, fileName: `${name}${rest}` };
  };

/** A call with one of the frame's keys in its query can't be a list, since an address couldn't distinguish them. */
type WithoutFrameKeys<S extends z.ZodMiniObject> = keyof z.output<S> & FrameKey extends never
  ? unknown
  : { readonly reservedKey: keyof z.output<S> & FrameKey };

/**
 * Declares a list for a call of the contract.
 *
 * export const invoices = defineList(area.list, { report: 'invoices', … });
 * <ListView list={invoices} />
 */
export function defineList<S extends z.ZodMiniObject, R, D = never>(
  endpoint: ListEndpoint<S, R> & WithoutFrameKeys<S>,
  declaration: ListDeclaration<S, R, D>,
): List<R, QueryPart<S>> {
  const schema = endpoint.query;
  const shown = shows(endpoint);
  const call = sendDeclared<S, R>(endpoint);
  const { detail, columns, defaultSort, noun } = declaration;
  const queryOf = (wire: Wire): z.output<S> => schema.parse(wire);
  const isMany = (key: string): boolean => isArrayField(schema.shape[key]);
  const Story = detail && laterStory(detail.story);
  const csv = call.csv && namedBy(declaration.fileName, call.csv);
  const list: List<R, QueryPart<S>> = {
    Page: () => <ListView list={list} />,
    report: declaration.report,
    parent: declaration.parent ?? 'reporting',
    label: `${noun.many.charAt(0).toUpperCase()}${noun.many.slice(1)}`,
    noun,
    rowKey: declaration.rowKey,
    rowName: declaration.rowName,
    columns,
    filters: erased(schema, declaration.filters),
    keys: new Set(Object.keys(schema.shape)),
    sorts: sortsOf(schema, [...columns.map(({ sort }) => sort), defaultSort.replace(/^-/, '')]),
    defaultSort,
    Rows: declaration.Rows,
    pageSize: declaration.pageSize ?? defaultPageSize,
    empty: declaration.empty,
    emptyTitle: declaration.emptyTitle ?? `No ${declaration.noun.many} yet`,
    isLive: declaration.isLive ?? defaultSort === '-createdAt',
    shown,
    isLocal: declaration.isLocal ?? false,
    rowActions: declaration.rowActions ?? [],
    bulkActions: declaration.bulkActions ?? [],
    statistics: declaration.statistics,
    chart: declaration.chart,
    summary: declaration.summary,
    totals: declaration.totals,
    tabs: declaration.tabs,
    creates: [declaration.create ?? []].flat(),
    page: declaration.page,
    keyOf: detail?.keyOf ?? ((id) => id),
    check: checkBy(schema, isMany),
    isMany,
    fixed: encodePart(schema, declaration.fixed ?? {}),
    scopeOf: (scope) => encodePart(schema, scope),
    load: (wire, options) => settled(call({ query: queryOf(wire) }, options)),
    walk: (wire, signal) => call.all({ query: queryOf(unpaged(wire)) }, { signal }),
    csv: csv && ((wire, options) => csv({ query: queryOf(wire) }, options)),
    detail:
      detail &&
      Story &&
      ((props) => (
        <LaterDrawer
          detail={detail}
          Story={Story}
          report={declaration.report}
          shown={shown}
          noun={noun}
          {...props}
        />
      )),
  };
  return list;
}
