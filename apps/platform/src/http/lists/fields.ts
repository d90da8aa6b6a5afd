import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An expression with the codec of its text. */
export interface Computed<T> {
  readonly expression: SQL;
  readonly read: (text: string) => T;
}

/** What a list selects, by name. */
export type Fields = Readonly<Record<string, AnyPgColumn | Computed<unknown>>>;

type ValueOf<F> =
  F extends Computed<infer T>
    ? T | null
    : F extends AnyPgColumn
      ? F['_']['notNull'] extends true
        ? F['_']['data']
        : F['_']['data'] | null
      : never;

/** A selected row in code's types. Computed values may be null. */
export type RawRow<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** A row as the database sends it: PostgreSQL's text of each value. */
export type TextRow = readonly (string | null)[];

/** An instant from PostgreSQL's text, such as `2026-01-31 17:00:00.123+00`. */
export function readInstant(text: string): Date {
  const iso = `${text.slice(0, 10)}T${text.slice(11)}`;
  return new Date(/[+-]\d\d$/.test(iso) ? `${iso}:00` : iso);
}

/** A computed instant that is never null, although the type of computed values allows it. */
export const epoch = new Date(0);

function readerOf(field: Fields[string]): (text: string) => unknown {
  if ('expression' in field) return field.read;
  const type = field.getSQLType();
  if (type === 'boolean') return (text) => text === 't';
  if (type.startsWith('timestamp')) return readInstant;
  return (text) => field.mapFromDriverValue(text);
}

export const selection = (fields: Fields): SQL =>
  sql.join(
    Object.values(fields).map((field) =>
      'expression' in field ? field.expression : sql`${field}`,
    ),
    sql`, `,
  );

/** Decodes rows with their columns' codecs, for pages and exports. */
export function rowReader<F extends Fields>(fields: F): (texts: TextRow) => RawRow<F> {
  const readers = Object.entries(fields).map(([name, field]) => [name, readerOf(field)] as const);
  return (texts) => {
    const row: object = Object.fromEntries(
      readers.map(([name, read], index) => {
        const text = texts[index];
        return [name, typeof text === 'string' ? read(text) : null];
      }),
    );
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names and readers are those of the fields the type is made of
    return row as RawRow<F>;
  };
}
