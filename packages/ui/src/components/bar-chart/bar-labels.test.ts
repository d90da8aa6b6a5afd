import { describe, expect, it } from 'vitest';
import { labelWidth } from '../../chart/plot-box.ts';
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
    expect(texts(rowsOf('American Express', 'JCB', 'Visa'), 86)).toEqual([
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

  it('cuts names of kinds so that none is left out', () => {
    expect(texts(rowsOf('Visa', 'American Express', 'JCB', 'Mastercard'), 72)).toEqual([
      'Visa',
      'American…',
      'JCB',
      'Masterca…',
    ]);
  });

  it('names every kind beside its neighbors without touching them', () => {
    const names = ['Insufficient funds', 'Expired card', 'Lost or stolen', 'Do not honor'];
    for (const step of [32, 45, 70, 130]) {
      const labels = texts(rowsOf(...names), step);
      expect(labels).toHaveLength(names.length);
      expect(Math.max(...labels.map(labelWidth))).toBeLessThan(step);
    }
  });

  it('cuts between letters, also those of two code units', () => {
    expect(texts(rowsOf('💳💳💳💳💳💳', '💳💳💳', 'Cards of others'), 32)).toEqual([
      '💳💳💳…',
      '💳💳💳',
      'Car…',
    ]);
  });

  it('names every so many kinds where bars are narrower than the beginning of a name', () => {
    expect(texts(rowsOf('Visa', 'American Express', 'Diners Club', 'JCB'), 20)).toEqual([
      'Visa',
      'Dine…',
    ]);
  });

  it('leaves out times in place of cutting them', () => {
    const rows = rowsOf('2025-02-01', '2025-02-02', '2025-02-05', '2025-02-07');
    for (const text of texts(rows, 30)) expect(text).toMatch(/^Feb \d$/);
  });
});
