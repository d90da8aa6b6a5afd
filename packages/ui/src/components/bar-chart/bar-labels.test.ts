import { describe, expect, it } from 'vitest';
import { tickLabel } from '../../chart/tick-labels.ts';
import { barLabels, type TickOf } from './bar-labels.ts';
import { readRows } from './bar-rows.ts';

const tickOf: TickOf = ({ x, instant }, among = 'day') =>
  instant === undefined ? String(x) : tickLabel(instant, among, 'UTC', 'en-US');

const rowsOf = (...xs: string[]) =>
  readRows([{ name: 's', points: xs.map((x) => ({ x, y: 1 })) }], 'UTC');

const days = (count: number) =>
  rowsOf(
    ...Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2025, 1, 1 + day)).toISOString().slice(0, 10),
    ),
  );

const texts = (rows: ReturnType<typeof rowsOf>, step: number) =>
  barLabels(rows, step, 'UTC', tickOf).map(({ text }) => text);

describe('barLabels', () => {
  it('names every bar where there is room', () => {
    expect(texts(days(3), 100)).toEqual(['Feb 1', 'Feb 2', 'Feb 3']);
  });

  it('asks of each bar only the room that it and the next need', () => {
    expect(texts(rowsOf('American Express', 'JCB', 'Visa'), 80)).toEqual([
      'American Express',
      'JCB',
      'Visa',
    ]);
  });

  it('names Sundays of a month of narrow days', () => {
    expect(texts(days(30), 14)).toEqual(['Feb 2', 'Feb 9', 'Feb 16', 'Feb 23', 'Mar 2']);
  });

  it('names months and years of many days', () => {
    expect(texts(days(690), 1)).toEqual(['Apr', 'Jul', 'Oct', '2026', 'Apr', 'Jul', 'Oct']);
  });

  it('names every so many categories', () => {
    expect(texts(rowsOf('Visa', 'Amex', 'Diners', 'JCB'), 30)).toEqual(['Visa', 'Diners']);
  });
});
