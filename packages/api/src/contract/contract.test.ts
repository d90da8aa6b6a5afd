import { describe, expect, it } from 'vitest';
import * as areas from './areas.ts';
import { documentedCalls } from './documented-calls.data.ts';
import type { Area, Endpoint } from './endpoint.ts';

const endpoints: Endpoint[] = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const nameOf = (method: string, path: string, csv: string | undefined) =>
  `${method} ${path}${csv ? ` (${csv}.csv)` : ''}`;

describe('the contract', () => {
  it('has the calls of the documents and no others', () => {
    const built = endpoints.map(({ method, path, csv }) => nameOf(method, path, csv));
    const documented = documentedCalls.map(([method, path, csv]) => nameOf(method, path, csv));
    expect(built.toSorted()).toEqual(documented.toSorted());
  });

  it('names every call once, after its area', () => {
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
      'transactions.captureCard',
      'transactions.refundCard',
      'transactions.saleCard',
      'transactions.voidCard',
    ]);
  });
});
