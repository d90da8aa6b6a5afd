import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { asSelected } from './as-selected.ts';
import { rowReader } from './fields.ts';

const text = (value: string) => value;
const fields = {
  id: { expression: sql`id`, read: text },
  count: { expression: sql`count`, read: Number },
};

interface Selected {
  readonly id: string | null;
  readonly count: number | null;
}

interface Counted {
  readonly id: string | null;
  readonly count: number;
  readonly label: string;
}

const raw = rowReader(fields)(['a', null]);

test('a row has the selected fields', () => {
  const toRow: (of: typeof raw) => Selected = asSelected(fields);
  expect(toRow(raw)).toEqual({ id: 'a', count: null });
});

test('a field that differs replaces the selected one', () => {
  const toRow = asSelected<typeof fields, Counted>(fields, ({ count }) => ({
    count: count ?? 0,
    label: 'None',
  }));
  expect(toRow(raw)).toEqual({ id: 'a', count: 0, label: 'None' });
});

// @ts-expect-error -- the count may be null, and the label is not selected
export const unsaid = asSelected<typeof fields, Counted>(fields);

export const halfSaid = asSelected<typeof fields, Counted>(
  fields,
  // @ts-expect-error -- the label is not selected
  ({ count }) => ({ count: count ?? 0 }),
);

// @ts-expect-error -- a row has no count: who asks for the list would be told of it
export const untold = asSelected<typeof fields, { readonly id: string | null }>(fields);
