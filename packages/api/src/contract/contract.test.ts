import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Area, Endpoint } from '../kernel/endpoint.ts';
import * as areas from './areas.ts';
import { type RequiredCall, requiredCalls } from './required-calls.data.ts';

const endpoints: Endpoint[] = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const required: readonly RequiredCall[] = Object.values(requiredCalls).flat();
const callOf = (method: string, path: string) => `${method} ${path}`;
const fileOf = (path: string, csv: string) => `${path} (${csv}.csv)`;
const built = new Map(
  endpoints.map((endpoint) => [callOf(endpoint.method, endpoint.path), endpoint]),
);

/** Files of required calls that don't need one of their own. */
const ownFiles = [
  fileOf('backoffice/accounts', 'applications'),
  fileOf('backoffice/accounts/center', 'applications'),
  fileOf('reporting/hosted', 'hosted-sessions'),
];

type Schema = z.core.JSONSchema.BaseSchema;

/** The paths of objects in a schema that drop fields they don't name. */
function droppingIn(schema: Schema | boolean | undefined, path: string): string[] {
  if (typeof schema !== 'object') return [];
  const { properties, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const dropsHere = properties !== undefined && additionalProperties !== false;
  return [
    ...(dropsHere ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) =>
      droppingIn(inner, `${path}.${name}`),
    ),
    ...[items, additionalProperties, ...anyOf, ...oneOf, ...allOf].flatMap((inner) =>
      Array.isArray(inner) ? [] : droppingIn(inner, path),
    ),
  ];
}

describe('the contract', () => {
  it('refuses fields it does not name, at every depth of a request', () => {
    const dropping = endpoints.flatMap(({ id, params, query, body }) =>
      [params, query, body].flatMap((part) =>
        part ? droppingIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), id) : [],
      ),
    );
    expect(dropping).toEqual([]);
  });

  it.each(Object.entries<readonly RequiredCall[]>(requiredCalls))(
    'has every call of the section %s [API-15, BOARD-01, PAY-09]',
    (_, calls) => {
      const missing = calls.filter(([method, path, csv]) => {
        const endpoint = built.get(callOf(method, path));
        return !endpoint || (csv && endpoint.csv !== csv);
      });
      expect(missing).toEqual([]);
    },
  );

  it('has a reason for each call beyond the required ones, and for no other [API-16]', () => {
    const calls = new Set(required.map(([method, path]) => callOf(method, path)));
    const beyond = [...built].filter(([call]) => !calls.has(call));
    const extended = [...built].filter(([, { extension }]) => extension);
    expect(extended.map(([call]) => call)).toEqual(beyond.map(([call]) => call));
  });

  it('has no file of a required call beyond the required ones', () => {
    const files = new Set(required.flatMap(([, path, csv]) => (csv ? [fileOf(path, csv)] : [])));
    const beyond = endpoints
      .filter(({ extension }) => !extension)
      .flatMap(({ path, csv }) =>
        csv && !files.has(fileOf(path, csv)) ? [fileOf(path, csv)] : [],
      );
    expect(beyond.toSorted()).toEqual(ownFiles);
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
