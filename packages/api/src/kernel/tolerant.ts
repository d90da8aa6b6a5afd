import * as z from 'zod/mini';

/*
 * A server updated after its partner's code may return values that the code doesn't know: a card brand, a status, a
 * kind of event. Response schemas for partners accept any string in place of an enumeration. Requests are still encoded
 * strictly.
 */

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

const isTexts = (values: unknown): boolean =>
  Object.values(Object(values)).every((value) => typeof value === 'string');

/** A part of a definition with every nested schema opened; the same object when nothing changed. */
function openedPart(part: unknown, but: unknown): unknown {
  if (isSchema(part)) return tolerant(part);
  const isList = Array.isArray(part);
  if (!isList && Object.getPrototypeOf(Object(part)) !== Object.prototype) return part;
  const entries = Object.entries(Object(part)).map(
    ([key, item]) => [key, isSchema(item) && key !== but ? tolerant(item) : item] as const,
  );
  if (entries.every(([key, item]) => item === Reflect.get(Object(part), key))) return part;
  return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

/** Parts of definitions that hold schemas. Codecs convert between wire format and code, and are kept. */
const parts = ['shape', 'element', 'innerType', 'options', 'items', 'valueType', 'left', 'right'];

function opened(schema: z.ZodMiniType, but?: unknown): z.ZodMiniType {
  const { def } = schema;
  const at = (key: string): unknown => Reflect.get(def, key);
  if (def.type === 'enum') return isTexts(at('entries')) ? z.string() : schema;
  if (def.type === 'literal') {
    const values = Object(at('values'));
    return values.length > 1 && isTexts(values) ? z.string() : schema;
  }
  const changes: Record<string, unknown> = {};
  const tag = at('discriminator');
  if (tag !== undefined) {
    // The discriminator of a union is kept, or its members could not be told apart.
    changes['options'] = Object.values(Object(at('options'))).map((option) =>
      isSchema(option) ? opened(option, tag) : option,
    );
    return z.clone(schema, { ...def, ...changes });
  }
  if (def.type === 'record' && at('mode') === undefined) changes['mode'] = 'loose';
  for (const key of parts) {
    const part = at(key);
    const open = openedPart(part, but);
    if (open !== part) changes[key] = open;
  }
  return Object.keys(changes).length === 0 ? schema : z.clone(schema, { ...def, ...changes });
}

const known = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** A response schema that accepts any string where the given schema has an enumeration. */
export function tolerant(schema: z.ZodMiniType): z.ZodMiniType {
  let made = known.get(schema);
  if (!made) {
    made = opened(schema);
    known.set(schema, made);
  }
  return made;
}

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A string that this version has no name for. */
export type OtherText = string & Record<never, never>;

type OpenText<T extends string> = [T] extends [never]
  ? never
  : string extends T
    ? T
    : true extends IsUnion<T>
      ? T | OtherText
      : T;

type OpenRest<T> = T extends Date | number
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Open<T[K]> }
    : T;

/**
 * A response as partners read it: an enumeration may have a value that this version doesn't know. A single literal,
 * such as the `type` that distinguishes events, is kept.
 */
export type Open<T> = OpenRest<Exclude<T, string>> | OpenText<Extract<T, string>>;
