import { describe, expect, it } from 'vitest';
import type { BulkAction } from './bulk-action.ts';
import { runBulk } from './run-bulk.ts';

/** What happens to a row: accepted, refused, or in a state that the action isn't for. */
const fates = ['taken', 'refused', 'unfit'] as const;
type Fate = (typeof fates)[number];

interface Row {
  readonly id: string;
  readonly fate: Fate;
}

/** Every sequence of fates for this many rows. */
const orders = (length: number): readonly (readonly Fate[])[] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((rest) => fates.map((fate) => [...rest, fate]));

const rowsOf = (order: readonly Fate[]): readonly Row[] =>
  order.map((fate, at) => ({ id: `row_${at}`, fate }));

/** Hundreds of rows, every third of which is refused. */
const many = rowsOf(Array.from({ length: 250 }, (_, at) => (at % 3 === 0 ? 'refused' : 'taken')));

function run(
  rows: readonly Row[],
  kind: 'each' | 'inParts',
  cancelAfter = Number.POSITIVE_INFINITY,
) {
  const asked: string[] = [];
  const steps: number[] = [];
  const controller = new AbortController();
  const ask = (id: string) => {
    asked.push(id);
    if (asked.length >= cancelAfter) controller.abort();
  };
  const shared = { label: 'Hold', past: 'held' };
  const action: BulkAction<Row> =
    kind === 'each'
      ? {
          ...shared,
          isOffered: ({ fate }) => fate !== 'unfit',
          each: async ({ id, fate }) => {
            ask(id);
            if (fate === 'refused') throw new Error('Refused.');
          },
        }
      : {
          ...shared,
          inParts: async (ids) => {
            for (const id of ids) ask(id);
            const failed = rows
              .filter(({ id, fate }) => ids.includes(id) && fate !== 'taken')
              .map(({ id }) => ({ id, message: 'Refused.' }));
            return { count: ids.length - failed.length, failed };
          },
        };
  const result = runBulk({
    action,
    rows,
    answer: '',
    rowKey: ({ id }) => id,
    rowName: ({ id }) => id,
    signal: controller.signal,
    onProgress: (finished) => steps.push(finished),
  });
  return result.then((told) => ({ ...told, asked, steps }));
}

describe.each(['each', 'inParts'] as const)('an action over many rows, %s', (kind) => {
  it.each(orders(4).map((order) => [order.join(' '), order] as const))(
    'reports the outcome of every row: %s',
    async (_, order) => {
      const rows = rowsOf(order);
      const { done, doneRows, failed, left } = await run(rows, kind);
      expect(doneRows.map(({ fate }) => fate).every((fate) => fate === 'taken')).toBe(true);
      expect(failed.map(({ row }) => row.fate).includes('taken')).toBe(false);
      expect([doneRows.length, left]).toEqual([done, 0]);
      const told = [...doneRows, ...failed.map(({ row }) => row)].map(({ id }) => id);
      expect(told.toSorted()).toEqual(rows.map(({ id }) => id));
    },
  );

  it('processes each row once, with progress that only grows to the total', async () => {
    const { asked, steps } = await run(many, kind);
    expect(asked.toSorted()).toEqual(many.map(({ id }) => id).toSorted());
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
    expect(steps.at(-1)).toBe(many.length);
  });

  it('stops when canceled, and says how many rows are unchanged', async () => {
    const { asked, done, failed, left } = await run(many, kind, 10);
    expect(done + failed.length).toBe(asked.length);
    expect(left).toBe(many.length - asked.length);
    expect(left).toBeGreaterThan(0);
  });
});

it('never sends a row whose state doesn’t allow the action', async () => {
  const { asked } = await run(rowsOf(['taken', 'unfit', 'refused']), 'each');
  expect(asked.toSorted()).toEqual(['row_0', 'row_2']);
});

it('reports every row of a batch that couldn’t be sent', async () => {
  const rows = rowsOf(['taken', 'taken']);
  const result = await runBulk<Row>({
    action: {
      label: 'Hold',
      past: 'held',
      inParts: () => Promise.reject(new Error('You’re offline.')),
    },
    rows,
    answer: '',
    rowKey: ({ id }) => id,
    rowName: ({ id }) => id,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect(result.failed.map(({ reason }) => reason)).toEqual(['You’re offline.', 'You’re offline.']);
});
