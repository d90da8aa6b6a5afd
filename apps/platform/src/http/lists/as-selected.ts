import type { Fields, RawRow } from './fields.ts';

/** A row's fields that differ from the selection, or aren't selected. */
type Differing<F extends Fields, Row> = {
  readonly [K in keyof Row as K extends keyof F
    ? RawRow<F>[K] extends Row[K]
      ? never
      : K
    : K]: Row[K];
};

/** Refuses fields that a row doesn't have, which would be sent to callers. */
type Untold<F, Row> = { readonly [K in Exclude<keyof F, keyof Row>]: never };

/**
 * Rows as selected: a list's `toRow` that names only what differs.
 *
 *     toRow: asSelected(fields, ({ kind }) => ({ kind: kindOf(kind) })),
 */
export function asSelected<F extends Fields, Row extends object>(
  fields: F & Untold<F, Row>,
  ...[differs]: [keyof Differing<F, Row>] extends [never]
    ? [differs?: (raw: RawRow<F>) => Partial<Row>]
    : [differs: (raw: RawRow<F>) => Partial<Row> & Differing<F, Row>]
): (raw: RawRow<F>) => Row {
  const names: readonly (keyof F)[] = Object.keys(fields);
  return (raw) => {
    const row: object = Object.fromEntries(names.map((name) => [name, raw[name]]));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are the row's, and what differs is given
    return Object.assign(row, differs?.(raw)) as Row;
  };
}
