import type { Endpoint } from '../kernel/endpoint.ts';
import { headers } from '../kernel/headers.ts';
import { pascal } from './names.ts';
import { type Json, valueAt, type WireSchemas } from './schemas.ts';

const idempotencyKey: Json = {
  name: headers.idempotencyKey,
  in: 'header',
  required: true,
  description:
    'Create one key for each attempt. A repeated call with the same key takes effect once.',
  schema: { type: 'string', maxLength: 128 },
  example: '0b0f6c0e-6c1f-4d0e-9c52-1f6f7a1f3a11',
};

const createKey: Json = { ...idempotencyKey, required: false };

const csvExport: Json = {
  name: 'export',
  in: 'query',
  required: false,
  description: 'Returns the whole list as CSV, with the same filters.',
  schema: { type: 'string', enum: ['csv'] },
};

/** Every list is paginated the same way. */
const ofEveryList: ReadonlySet<string> = new Set(['page', 'pageSize', 'cursor', 'singleSearch']);

const refToBoolean = '#/components/schemas/QueryBoolean';

const refTo = (component: string): Json => ({ $ref: `#/components/parameters/${component}` });

export interface Parameters {
  readonly components: Readonly<Record<string, Json>>;
  readonly of: (endpoint: Endpoint, params: unknown, query: unknown) => Json[];
}

/** An example query as its schema represents it. */
function asRead(shown: unknown, property: unknown): unknown {
  const type = valueAt(property, 'type');
  if (type === 'integer') return shown === undefined ? undefined : Number(shown);
  const isBoolean = type === 'boolean' || valueAt(property, '$ref') === refToBoolean;
  return isBoolean && shown !== undefined ? shown === 'true' : shown;
}

/** Parameters of the calls; those shared by lists, exports and money calls are components. */
export function parametersOf(
  endpoints: readonly Endpoint[],
  schemas: WireSchemas,
  textOf: (id: string, path: readonly string[]) => string,
): Parameters {
  const shared: Record<string, Json> = {};

  const inPlace = (endpoint: Endpoint, place: 'path' | 'query', example: unknown): Json[] => {
    const part = place === 'path' ? 'params' : 'query';
    const schema = schemas.of(endpoint, part);
    const id = schemas.idOf(endpoint, part);
    const required = valueAt(schema, 'required');
    const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
    return Object.entries(Object(valueAt(schema, 'properties'))).map(([name, property]) => {
      const shown = asRead(valueAt(example, name), property);
      const parameter: Json = {
        name,
        in: place,
        required: place === 'path' || isRequired(name),
        description: textOf(id, [name]),
        schema: property,
      };
      if (place === 'query' && ofEveryList.has(name)) {
        const component = pascal(name);
        shared[component] ??= parameter;
        if (JSON.stringify(shared[component]) === JSON.stringify(parameter))
          return refTo(component);
      }
      return shown === undefined ? parameter : { ...parameter, example: shown };
    });
  };

  const of: Parameters['of'] = (endpoint, params, query) => [
    ...inPlace(endpoint, 'path', params),
    ...inPlace(endpoint, 'query', query),
    ...(endpoint.csv ? [refTo('Export')] : []),
    ...(endpoint.movesMoney ? [refTo('IdempotencyKey')] : []),
    ...(endpoint.creates ? [refTo('CreateKey')] : []),
  ];
  for (const endpoint of endpoints) of(endpoint, undefined, undefined);
  return {
    components: {
      ...shared,
      Export: csvExport,
      IdempotencyKey: idempotencyKey,
      CreateKey: createKey,
    },
    of,
  };
}
