import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Area } from '../kernel/endpoint.ts';
import * as areas from './areas.ts';
import { requiredFields } from './required-fields.data.ts';

type Schema = z.core.JSONSchema.BaseSchema | boolean | undefined;

/** The schemas of a field; those of a row for an array or a list's page. */
function fieldsOf(schema: Schema, name: string): Schema[] {
  if (typeof schema !== 'object') return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const { data } = properties;
  const own = properties[name];
  if (own !== undefined) return [own];
  const within = [data, ...(Array.isArray(items) ? items : [items]), ...anyOf, ...oneOf, ...allOf];
  return within.flatMap((inner) => fieldsOf(inner, name));
}

const has = (schema: Schema, path: string): boolean =>
  path.split('.').reduce<Schema[]>((at, name) => at.flatMap((one) => fieldsOf(one, name)), [schema])
    .length > 0;

const endpoints = Object.values<Area>(areas).flatMap((area) => Object.values(area));

it.each(requiredFields)(
  '%s: %s has its required fields in its %s [API-08, API-14, BOARD-02..04, BOARD-25, BOARD-28, BOARD-31, CUST-03, INVITE-02, INVITE-04, INVITE-05, INVOICE-06, INVOICE-07, LINK-04, LINK-05, LIST-18, LIST-19, PROD-01..04, RISK-11, SIGN-02, SIGN-26, SUB-05]',
  (_, call, part, fields) => {
    const schema = endpoints.find(({ id }) => id === call)?.[part];
    expect(schema).toBeDefined();
    const json = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    expect(fields.split(' ').filter((path) => !has(json, path))).toEqual([]);
  },
);
