import * as z from 'zod/mini';
import type { Endpoint } from '../kernel/endpoint.ts';
import { serverErrorSchema } from '../kernel/server-error.ts';
import { descriptions } from './descriptions.ts';
import { type Names, pascal } from './names.ts';

export type Json = Readonly<Record<string, unknown>>;

const places = ['params', 'query', 'body', 'response'] as const;
export type Place = (typeof places)[number];

/** The wire side of every schema: the JSON, not the code types. */
export interface WireSchemas {
  readonly components: Readonly<Record<string, Json>>;
  readonly of: (endpoint: Endpoint, place: Place) => Json | undefined;
  /**
   * Id that a call part's descriptions are found by: a component with its own schema, or the first call with the part.
   */
  readonly idOf: (endpoint: Endpoint, place: Place) => string;
  /** The call part, such as `users.create:body`, that a component was created from. */
  readonly originOf: (component: string) => string;
}

/** Bodies and responses shared by several calls become components from this many characters on. */
const worthSharing = 240;

const successText = JSON.stringify({
  type: 'object',
  properties: { success: { type: 'boolean' } },
  required: ['success'],
});

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (object: unknown, key: string): unknown =>
  isObject(object) ? object[key] : undefined;

const refTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

const schemaAt = (endpoint: Endpoint, place: Place): z.ZodMiniType | undefined =>
  place === 'response' ? endpoint.output : endpoint[place];

/** Maps JSON from the inside out. */
function mapped(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, change)])),
  );
}

interface Converted {
  readonly schemas: ReadonlyMap<string, Json>;
  /** A schema's component, or the first call and place that use it. */
  readonly idOf: (schema: z.ZodMiniType) => string;
}

/**
 * Query numbers and booleans are strings to zod, which decodes them, but numbers and booleans to every other reader.
 * Dollars are decimals, so that generators choose a type that adds them exactly.
 */
function asRead(schema: unknown, json: Record<string, unknown>): void {
  if (!(schema instanceof z.ZodMiniCodec)) return;
  const { in: wire, out } = schema.def;
  const isText = wire instanceof z.ZodMiniString || wire instanceof z.ZodMiniEnum;
  if (out instanceof z.ZodMiniCustom && wire instanceof z.ZodMiniNumber) json['format'] = 'decimal';
  if (!isText || !(out instanceof z.ZodMiniNumber || out instanceof z.ZodMiniBoolean)) return;
  for (const key of Object.keys(json)) Reflect.deleteProperty(json, key);
  const { $schema: _, ...read } = z.toJSONSchema(out);
  Object.assign(json, read);
}

/** The one value that a component has for a field. */
function constOf(components: Readonly<Record<string, Json>>, ref: unknown, name: string) {
  const component = components[String(ref).split('/').at(-1) ?? ''];
  return valueAt(valueAt(valueAt(component, 'properties'), name), 'const');
}

/** Names the field that tells components apart, for generators: OpenAPI allows it of components alone. */
function withDiscriminator(schema: Json, components: Readonly<Record<string, Json>>): Json {
  const options = schema['oneOf'];
  if (!Array.isArray(options)) return schema;
  const refs: unknown[] = options.map((option) => valueAt(option, '$ref'));
  const [first] = refs;
  const fields = valueAt(components[String(first).split('/').at(-1) ?? ''], 'properties');
  const propertyName = Object.keys(isObject(fields) ? fields : {}).find((name) =>
    refs.every((ref) => typeof constOf(components, ref, name) === 'string'),
  );
  if (propertyName === undefined) return schema;
  const mapping = Object.fromEntries(
    refs.map((ref) => [String(constOf(components, ref, propertyName)), ref]),
  );
  return { ...schema, discriminator: { propertyName, mapping } };
}

/** Converts all schemas with zod. */
function convert(endpoints: readonly Endpoint[], names: Names): Converted {
  const registry = z.registry<{ id: string; description?: string }>();
  const add = (schema: z.ZodMiniType | undefined, id: string) => {
    if (!schema || registry.has(schema)) return;
    const description = descriptions[id];
    registry.add(schema, description === undefined ? { id } : { id, description });
  };
  add(serverErrorSchema, 'Error');
  for (const [schema, name] of names.schemas) add(schema, name);
  for (const endpoint of endpoints) {
    for (const place of places) add(schemaAt(endpoint, place), `${endpoint.id}:${place}`);
  }
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    io: 'input',
    unrepresentable: 'any',
    metadata: registry,
    override: ({ zodSchema, jsonSchema }) => asRead(zodSchema, jsonSchema),
  });
  const strip = (schema: Json): Json =>
    Object.fromEntries(
      Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'),
    );
  return {
    schemas: new Map(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        strip(JSON.parse(JSON.stringify(schema))),
      ]),
    ),
    idOf: (schema) => registry.get(schema)?.id ?? '',
  };
}

/**
 * Schemas with one home: a schema named in the contract or the domain is a component, an enumeration with the values of
 * a named one refers to it, and bodies and responses shared by several calls are named after the first of them.
 */
export function wireSchemas(endpoints: readonly Endpoint[], names: Names): WireSchemas {
  const { schemas, idOf } = convert(endpoints, names);
  const components: Record<string, Json> = {};
  const inline = new Map<string, Json>();

  const shareEnumerations = (schema: Json): Json => {
    const values = schema['enum'];
    const name = Array.isArray(values) && names.enumerations.get(JSON.stringify(values));
    if (!name || schema['type'] !== 'string') return schema;
    components[name] ??= { type: 'string', enum: values };
    const { type: _, enum: __, ...rest } = schema;
    return { ...refTo(name), ...rest };
  };
  for (const [id, schema] of schemas) {
    const shared = mapped(schema, shareEnumerations);
    if (!isObject(shared)) continue;
    if (id.includes(':')) inline.set(id, shared);
    else components[id] = shared;
  }
  const origins = new Map<string, string>();
  shareEqual(inline, components, origins);
  nameAll(inline, components, origins);

  const told = (schema: Json): Json => {
    const changed = mapped(schema, (one) => withDiscriminator(one, components));
    return isObject(changed) ? changed : schema;
  };
  const of: WireSchemas['of'] = (endpoint, place) => {
    const schema = schemaAt(endpoint, place);
    if (!schema) return undefined;
    const id = idOf(schema);
    const isWhole = place === 'body' || place === 'response';
    const found = inline.get(id) ?? (isWhole ? refTo(id) : components[id]);
    return found && told(found);
  };
  const roots = endpoints.flatMap((endpoint) => places.map((place) => of(endpoint, place)));
  const used = usedComponents([...roots, refTo('Error')], components);
  const kept = Object.entries(components).filter(([name]) => used.has(name));
  const inOrder = kept.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    components: Object.fromEntries(inOrder.map(([name, schema]) => [name, told(schema)])),
    of,
    idOf: (endpoint, place) => {
      const schema = schemaAt(endpoint, place);
      return schema ? idOf(schema) : `${endpoint.id}:${place}`;
    },
    originOf: (component) => origins.get(component) ?? component,
  };
}

/** The row of a page, by its component name. */
function rowOf(schema: Json): string | undefined {
  const data = valueAt(schema['properties'], 'data');
  const ref = valueAt(valueAt(data, 'items'), '$ref');
  const isPage = valueAt(schema['properties'], 'countIsLowerBound') !== undefined;
  return isPage && typeof ref === 'string' ? ref.split('/').at(-1) : undefined;
}

/** The name of a body or response: from its rows, its event, or its call. */
function nameOf(id: string, schema: Json, components: Readonly<Record<string, Json>>): string {
  const [call = '', place = ''] = id.split(':');
  const words = call.split(/[._]/).map(pascal);
  if (words[0] === 'Webhook') return `${words.slice(1).join('')}Event`;
  const page = `${rowOf(schema) ?? ''}Page`;
  if (page !== 'Page' && !(page in components)) return page;
  return `${words.join('')}${place === 'body' ? 'Body' : 'ApiResponse'}`;
}

/** Names every body and response that is an object; equal ones share a name. */
function nameAll(
  inline: Map<string, Json>,
  components: Record<string, Json>,
  origins: Map<string, string>,
): void {
  const byText = new Map<string, string>();
  for (const [id, schema] of inline) {
    if (!/:(body|response)$/.test(id) || !isObject(schema['properties'])) continue;
    const text = JSON.stringify(schema);
    const isEmpty = Object.keys(schema['properties']).length === 0;
    if (isEmpty) continue;
    let name = byText.get(text);
    if (name === undefined) {
      name = text === successText ? 'Success' : nameOf(id, schema, components);
      byText.set(text, name);
      components[name] = schema;
      origins.set(name, id);
    }
    inline.set(id, refTo(name));
  }
}

/** Turns long bodies and responses that are equal into one component. */
function shareEqual(
  inline: Map<string, Json>,
  components: Record<string, Json>,
  origins: Map<string, string>,
): void {
  const uses = new Map<string, string[]>();
  for (const [id, schema] of inline) {
    const text = JSON.stringify(schema);
    if (/:(body|response)$/.test(id) && text.length >= worthSharing)
      uses.set(text, [...(uses.get(text) ?? []), id]);
  }
  for (const [text, ids] of uses) {
    const [first, second] = ids;
    if (first === undefined || second === undefined) continue;
    const shared: Json = JSON.parse(text);
    const name = nameOf(first, shared, components);
    components[name] = shared;
    origins.set(name, first);
    for (const id of ids) inline.set(id, refTo(name));
  }
}

/** The components that calls or other components refer to. */
function usedComponents(roots: readonly unknown[], components: Readonly<Record<string, Json>>) {
  const used = new Set<string>();
  const visit = (schema: unknown): void => {
    mapped(schema, (object) => {
      const { $ref } = object;
      const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : '';
      if (name && !used.has(name)) {
        used.add(name);
        visit(components[name]);
      }
      return object;
    });
  };
  roots.forEach(visit);
  return used;
}
