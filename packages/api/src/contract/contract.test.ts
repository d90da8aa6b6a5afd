import { describe, expect, it } from 'vitest';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import * as areas from './areas.ts';
import { extensionCalls, extensionExports } from './extension-calls.data.ts';
import { type RequiredCall, requiredCalls } from './required-calls.data.ts';

const endpoints: Endpoint[] = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const isOurs = (path: string, csv: string) =>
  extensionExports.some(([ofPath, file]) => ofPath === path && file === csv);
const nameOf = (method: string, path: string, csv?: string) =>
  `${method} ${path}${csv && !isOurs(path, csv) ? ` (${csv}.csv)` : ''}`;
const namesOf = (calls: readonly RequiredCall[]) =>
  calls.map(([method, path, csv]) => nameOf(method, path, csv));
const built = new Set(endpoints.map(({ method, path, csv }) => nameOf(method, path, csv)));

describe('the contract', () => {
  it.each(Object.entries<readonly RequiredCall[]>(requiredCalls))(
    'has every call of the section %s [API-15]',
    (_, calls) => expect(namesOf(calls).filter((call) => !built.has(call))).toEqual([]),
  );

  it('has no calls beyond the required ones and the extensions', () => {
    const known = new Set([
      ...Object.values(requiredCalls).flatMap(namesOf),
      ...extensionCalls.map(([method, path]) => nameOf(method, path)),
    ]);
    expect([...built].filter((call) => !known.has(call))).toEqual([]);
  });

  it('has a reason for each extension [API-16]', () => {
    const extended = endpoints.filter(({ extension }) => extension);
    expect(extended.map(({ method, path }) => [method, path])).toEqual(extensionCalls);
  });

  it('names every call once, after its area', () => {
    expect(endpoints).toHaveLength(built.size);
    for (const [name, area] of Object.entries<Area>(areas)) {
      for (const [key, { id }] of Object.entries(area)) expect(id).toBe(`${name}.${key}`);
    }
  });

  it('declares a parameter for every brace in a path', () => {
    for (const { id, path, params } of endpoints) {
      const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      expect(Object.keys(params?.shape ?? {}).toSorted(), id).toEqual(braces.toSorted());
    }
  });

  it('asks for an idempotency key exactly where money moves', () => {
    const moving = endpoints.filter(({ movesMoney }) => movesMoney).map(({ id }) => id);
    expect(moving.toSorted()).toEqual([
      'echecks.refund',
      'echecks.sale',
      'echecks.void',
      'funds.release',
      'fundsCenter.release',
      'installments.create',
      'payouts.create',
      'transactions.captureCard',
      'transactions.refundCard',
      'transactions.saleCard',
      'transactions.voidCard',
    ]);
  });
});
