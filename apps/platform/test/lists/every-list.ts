import type { Endpoint } from '@payfac/api/contract';
import * as z from 'zod/mini';
import { routesOf } from '../../src/http/routes.ts';
import { contractAreas } from '../../src/program/registry.ts';
import { askedWith } from './fields.data.ts';

export type Query = Readonly<Record<string, string>>;

/** A list of the contract, requested by a user who sees most of it. */
export interface AskedList {
  /** Its id, and the kind of its rows if it has several. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly by: 'admin' | 'provider';
  /** Parameters of every request. */
  readonly base: Query;
  readonly filters: readonly Filter[];
  readonly sorts: readonly string[];
}

export interface Filter {
  readonly key: string;
  /** Matches text within a row's field. */
  readonly isText: boolean;
  /** Takes a date and time in the caller's zone. */
  readonly isLocal: boolean;
  /** The possible values, when there are few. */
  readonly values: readonly string[] | undefined;
}

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const textsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.map(String) : undefined;

const paging: ReadonlySet<string> = new Set(['page', 'pageSize', 'cursor', 'sort', 'singleSearch']);

function filterOf(key: string, schema: unknown): Filter {
  if (!isSchema(schema)) throw new Error(`The filter ${key} has no schema.`);
  const { items, maxLength, pattern, format } = schema;
  const isBare = pattern === undefined && format === undefined;
  return {
    key,
    isText: maxLength === 200,
    isLocal: (key === 'from' || key === 'to') && isBare,
    values: textsOf(isSchema(items) ? items['enum'] : schema['enum']),
  };
}

function propertiesOf({ query }: Endpoint): Schema {
  const schema: unknown = query && z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
  const properties = isSchema(schema) ? schema['properties'] : undefined;
  return isSchema(properties) ? properties : {};
}

/** The sorts of a schema with a pattern like `^(|-)(createdAt|amount)$`. */
function sortsOf(schema: unknown): readonly string[] {
  const pattern = isSchema(schema) ? schema['pattern'] : undefined;
  return typeof pattern === 'string' ? (pattern.match(/[\w.]+/g) ?? []) : [];
}

function kindsOf(endpoint: Endpoint): AskedList[] {
  const properties = propertiesOf(endpoint);
  const filters = Object.entries(properties)
    .filter(([key]) => !paging.has(key))
    .map(([key, schema]) => filterOf(key, schema));
  return Object.entries(askedWith[endpoint.id] ?? { '': {} }).map(([kind, base]) => ({
    name: `${endpoint.id}${kind}`,
    endpoint,
    by: endpoint.id.startsWith('accountsCenter.') ? 'provider' : 'admin',
    base,
    filters,
    sorts: sortsOf(properties['sort']),
  }));
}

/** Every list of the contract, once for each kind of its rows. */
export const everyList: readonly AskedList[] = routesOf(contractAreas)
  .map(({ endpoint }) => endpoint)
  .filter(({ list }) => list)
  .flatMap(kindsOf);

export function listNamed(name: string): AskedList {
  const list = everyList.find((each) => each.name === name);
  if (list === undefined) throw new Error(`${name} is no list.`);
  return list;
}
