import * as contract from '@payfac/api/contract';
import { expect, it } from 'vitest';
import { everyFilter } from './every-list.data.ts';

const standard = new Set(['page', 'pageSize', 'cursor', 'sort', 'singleSearch']);

const isArea = (value: unknown): value is contract.Area =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(
    (each: unknown) => typeof each === 'object' && each !== null && 'method' in each,
  );

const lists = Object.entries(contract).flatMap(([name, area]: [string, unknown]) =>
  isArea(area)
    ? Object.entries(area).flatMap(([key, endpoint]) =>
        endpoint.list ? [[`${name}.${key}`, endpoint] as const] : [],
      )
    : [],
);

it('knows every list call of the contract', () => {
  expect(lists.map(([name]) => name).toSorted()).toEqual(Object.keys(everyFilter).toSorted());
  expect(lists.length).toBeGreaterThan(50);
});

it.each(lists)('each filter of %s can be declared', (name, { query }) => {
  const keys = Object.keys(query?.shape ?? {}).filter((key) => !standard.has(key));
  expect(everyFilter[name]?.toSorted()).toEqual(keys.toSorted());
});
