import type { AskedList, Filter, Query } from './every-list.ts';
import { fieldsOfKeys, notOfRow } from './fields.data.ts';
import { localTime } from './local-time.ts';

/* A row's values, and whether they match a filter. */

export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number | boolean;

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The values at a path, several if it passes through arrays. */
function valuesAt(value: unknown, path: readonly string[]): Value[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => valuesAt(each, path));
  const [name, ...rest] = path;
  if (name === undefined) return isValue(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt(Reflect.get(value, name), rest);
}

/** A row's values in some fields. @param fields as dotted paths. */
export const held = (row: Row, fields: readonly string[]): Value[] =>
  fields.flatMap((field) => valuesAt(row, field.split('.')));

const edge = /(?:Min|Max|From|To|Until)$/;

const atKey = (list: AskedList, key: string): string | undefined =>
  fieldsOfKeys[list.name]?.[key] ?? fieldsOfKeys[list.endpoint.id]?.[key];

/** The fields that a filter refers to. */
export function fieldsOfFilter(list: AskedList, key: string): string[] {
  const stem = key.replace(edge, '');
  const usual = key === 'from' || key === 'to' ? 'createdAt' : stem;
  return (atKey(list, key) ?? atKey(list, stem) ?? usual).split(' ');
}

/** The fields that a sort refers to. */
export const fieldsOfSort = (list: AskedList, sort: string): string[] =>
  (atKey(list, `sort ${sort}`) ?? sort).split(' ');

const isMoment = (value: Value): boolean => typeof value === 'string' && value.includes('T');

/** Whether a row matches a filter's value. */
export function satisfies(row: Row, list: AskedList, { key, isText }: Filter, asked: Value) {
  const values = held(row, fieldsOfFilter(list, key));
  if (/^from$|(?:Min|From)$/.test(key)) return values.some((value) => value >= asked);
  if (/^to$|(?:Max|To|Until)$/.test(key)) {
    return values.some((value) => (isMoment(value) ? value < asked : value <= asked));
  }
  const sought = String(asked).toLowerCase();
  return isText
    ? values.some((value) => String(value).toLowerCase().includes(sought))
    : values.some((value) => value === asked);
}

interface Asking {
  readonly asked: Value;
  /** Whether some rows match and some don't. */
  readonly tells: boolean;
}

/** A value from the rows to filter by, if possible one that only some of them have. */
export function choose(list: AskedList, rows: readonly Row[], filter: Filter): Asking | undefined {
  const values = rows.flatMap((row) => held(row, fieldsOfFilter(list, filter.key)));
  const distinct = [...new Set(values)]
    .filter((value) => filter.values?.includes(String(value)) ?? true)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const telling = distinct.filter((value) => {
    const { length } = rows.filter((row) => satisfies(row, list, filter, value));
    return length > 0 && length < rows.length;
  });
  const from = telling.length > 0 ? telling : distinct;
  const asked = from[Math.floor(from.length / 2)];
  return asked === undefined ? undefined : { asked, tells: telling.length > 0 };
}

/** A value as a query parameter; for a text, a part of it in capitals. */
export function written({ isText, isLocal }: Filter, value: Value): string {
  const text = String(value);
  if (isText) return text.slice(text.length > 4 ? 1 : 0).toUpperCase();
  return isLocal ? localTime(text).replace(' ', 'T') : text;
}

/** The filters that refer to a field of the rows. */
export const triedFilters = (list: AskedList): readonly Filter[] =>
  list.filters.filter(({ key }) => !(key in list.base) && !(key in (notOfRow[list.name] ?? {})));

/** Each filter of a list with a value of one of its rows, and the list without filters. */
export function queriesOf(list: AskedList, rows: readonly Row[]): Query[] {
  const queries = triedFilters(list).flatMap((filter) => {
    const { asked } = choose(list, rows, filter) ?? {};
    return asked === undefined ? [] : [{ [filter.key]: written(filter, asked) }];
  });
  return [{}, ...queries];
}
