import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/use.ts';
import { type Batch, createBatch } from './batch.ts';

interface Row {
  readonly id: number;
}

const open = useTestDatabase();

let written: Row[][];
let batch: Batch<Row>;

/** A table that refuses the row 13. */
const write = (_: unknown, rows: Row[]): Promise<void> => {
  if (rows.some(({ id }) => id === 13)) return Promise.reject(new Error('Refused.'));
  written.push(rows);
  return Promise.resolve();
};

beforeEach(() => {
  written = [];
  batch = createBatch<Row>(write);
});

const add = (...ids: readonly number[]) => {
  for (const id of ids) batch.add(open.database, { id });
};
const ids = () => written.flat().map(({ id }) => id);

describe('buffered log rows', () => {
  test('are written together, once', async () => {
    add(1, 2, 3);
    expect(written).toEqual([]);
    await batch.flush(open.database);
    expect(written).toEqual([[{ id: 1 }, { id: 2 }, { id: 3 }]]);
    await batch.flush(open.database);
    expect(written).toHaveLength(1);
  });

  test('are written by themselves after a moment', async () => {
    add(1);
    await expect.poll(ids).toEqual([1]);
  });

  test('survive if one of them is refused', async () => {
    add(1, 13, 2);
    await batch.flush(open.database);
    expect(ids()).toEqual([1, 2]);
  });

  test('are built when they are written, and skipped if there is nothing to write', async () => {
    batch.add(open.database, () => Promise.resolve({ id: 7 }));
    batch.add(open.database, () => Promise.resolve(undefined));
    await batch.flush(open.database);
    expect(ids()).toEqual([7]);
  });

  test('are written five hundred at a time, and the oldest dropped beyond ten thousand', async () => {
    add(...Array.from({ length: 10_002 }, (_, id) => id + 100));
    await batch.flush(open.database);
    expect(ids()).toHaveLength(10_000);
    expect(ids()[0]).toBe(102);
    expect(Math.max(...written.map((rows) => rows.length))).toBe(500);
  });
});
