import { cents, formatUsd } from '@payfac/domain/money';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ListColumn } from '../shared/lists/declaration.ts';
import { isRange, keysOf } from '../shared/lists/filters/filter.ts';
import type { List } from '../shared/lists/list.ts';
import { renderScreen } from '../shared/lists/testing/render-list.tsx';
import { InApp } from '../shared/testing/in-app.tsx';
import { everyArea, everyList, responsesOf } from './testing/every-list.ts';
import {
  madeOf,
  namesOfOneList,
  peoplesNames,
  rangesWithoutColumn,
  tabsOfValues,
} from './testing/list-names.data.ts';

/*
 * A list shows what the contract says: a header, cell, filter, tab or figure shows the field that it names. Names that
 * share no word with their field are listed, and reviewed by hand.
 */

const lists = await everyList();

/** Words that don't identify a field. */
const fillers = new Set(['id', 'at', 'the', 'of', 'is', 'on', 'by', 'name', 'number']);

function wordsOf(name: string): ReadonlySet<string> {
  const words = name
    .replace(/ \([A-Z]+\)$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/s$/, ''));
  const telling = words.filter((word) => !fillers.has(word));
  return new Set(telling.length > 0 ? telling : words);
}

const shareWord = (one: string, other: string): boolean =>
  [...wordsOf(one)].some((word) => wordsOf(other).has(word));

const isCalled = (report: string, field: string, label: string): boolean => {
  const said = label.replace(/ \([A-Z]+\)$/, '');
  return (
    shareWord(field, said) ||
    (peoplesNames[field]?.includes(said) ?? false) ||
    namesOfOneList[`${report}.${field}`] === said
  );
};

/** A proxy that records the name of every property that is read. */
function watched<T>(value: T, note: (name: string) => void): T {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return new Proxy(value, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key);
      if (Array.isArray(target) || typeof key !== 'string') {
        return typeof found === 'object' ? watched(found, note) : found;
      }
      note(key);
      return watched(found, note);
    },
  });
}

interface Cell {
  readonly header: string;
  readonly text: string;
  readonly reads: ReadonlySet<string>;
}

function cellOf<R>(column: ListColumn<R>, row: R): Cell {
  const reads = new Set<string>();
  const content = column.render(watched(structuredClone(row), (name) => reads.add(name)));
  const router = createMemoryRouter([{ path: '*', element: content }]);
  const { container, unmount } = render(<RouterProvider router={router} />, { wrapper: InApp });
  const text = container.textContent ?? '';
  unmount();
  const header = typeof column.header === 'string' ? column.header : column.header();
  return { header, text, reads };
}

const open = (list: List<never>) =>
  renderScreen(<p />, { areas: everyArea, responses: responsesOf(list) });

async function firstRow(list: List<never>) {
  open(list);
  const { signal } = new AbortController();
  const { data } = await list.load(list.fixed, { signal, lane: list.report });
  const [row] = data;
  if (row === undefined) throw new Error(`The example of ${list.report} has no row.`);
  return row;
}

describe.each([...lists])('the list %s', (report, list) => {
  it('shows in each column what its header names', async () => {
    const row = await firstRow(list);
    const wrong = list.columns.flatMap((column) => {
      const { header, text, reads } = cellOf(column, row);
      const made = madeOf[`${report}.${column.id}`];
      const problems: string[] = [];
      if (made === undefined && !isCalled(report, column.id, header)) {
        problems.push(`${column.id} is headed ${header}`);
      }
      const isOfField = [...reads].some((field) => isCalled(report, field, header));
      if (made === undefined ? !isOfField : [...reads].toSorted().join(' ') !== made) {
        problems.push(`${column.id} (${header}) is made of ${[...reads].toSorted().join(' ')}`);
      }
      const figure: unknown = column.content === 'money' && Reflect.get(row, column.id);
      const shown = typeof figure === 'number' ? formatUsd(cents(figure)) : undefined;
      if (shown && (!text.includes(shown) || text.includes(`-${shown}`))) {
        problems.push(`${column.id} shows ${text} for ${shown}`);
      }
      const { sort } = column;
      if (sort !== undefined && !reads.has(sort) && !isCalled(report, sort, header)) {
        problems.push(`${column.id} (${header}) is sorted by ${sort}`);
      }
      return problems;
    });
    expect(wrong).toEqual([]);
  });

  it('filters by what each filter’s label names', () => {
    const moments = list.columns
      .filter(({ content }) => content === 'date')
      .map(({ header }) => (typeof header === 'string' ? header : header()));
    const wrong = list.filters.flatMap((filter) => {
      const keys = keysOf(filter);
      const isNamed =
        filter.label === 'Date' || rangesWithoutColumn.has(`${report}.${filter.label}`);
      const problems = keys
        .filter((key) =>
          key === 'from' || key === 'to'
            ? !isNamed && !moments.some((header) => shareWord(header, filter.label))
            : !isCalled(report, key, filter.label),
        )
        .map((key) => `${filter.label} sets ${key}`);
      if (isRange(filter) && filter.from !== undefined) {
        const isInOrder =
          /^(?:from|.*(?:From|Min))$/.test(filter.from) && /^(?:to|.*(?:To|Max))$/.test(filter.to);
        const stem = (key: string) => key.replace(/(?:from|From|Min|to|To|Max)$/, '');
        if (!isInOrder || stem(filter.from) !== stem(filter.to)) {
          problems.push(`${filter.label} runs from ${filter.from} to ${filter.to}`);
        }
      }
      return problems;
    });
    expect(wrong).toEqual([]);
  });

  it('shows under each tab what its label names', () => {
    const { tabs } = list.tabs ?? { tabs: [] };
    const wrong = tabs
      .filter(({ label }) => label !== 'All')
      .filter(({ label, values }) => {
        const made = tabsOfValues[`${report}.${label}`];
        return made === undefined
          ? values.length !== 1 || !values.some((value) => shareWord(value, label))
          : values.join(' ') !== made;
      })
      .map(({ label, values }) => `${label} shows ${values.join(' ')}`);
    expect(wrong).toEqual([]);
    expect(new Set(tabs.map(({ label }) => label)).size).toBe(tabs.length);
  });

  it('sets by each figure the filter that its label names', async () => {
    open(list);
    const period = list.keys.has('period') ? { period: 'daily' } : {};
    const figures = (await list.statistics?.load({ ...list.fixed, ...period })) ?? [];
    const wrong = figures.flatMap(({ label, filter = {} }) =>
      Object.entries(filter)
        .filter(([key]) => key === list.tabs?.key)
        .filter(([, values]) => {
          const tab = list.tabs?.tabs.find((each) => each.label === label);
          return tab !== undefined && tab.values.join(' ') !== values.join(' ');
        })
        .map(([key, values]) => `${label} sets ${key} to ${values.join(' ')}`),
    );
    expect(wrong).toEqual([]);
  });
});
