import * as z from 'zod/mini';

/*
 * A server that was updated after its partner's code may say what that code has never heard of: a card
 * brand, a status, a kind of event. What reads responses for partners takes any text where an enumeration
 * is due. Requests are encoded by the schemas as they are.
 */

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

const isTexts = (values: unknown): boolean =>
  Object.values(Object(values)).every((value) => typeof value === 'string');

/** A part of a definition with every schema in it opened; the same object where nothing changed. */
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

/** Parts of definitions that hold schemas. Codecs are between what travels and code: they stay. */
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
    // What tells the forms of a value apart stays, or they could not be distinguished.
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

/** The schema of a response that takes any text where the schema given has an enumeration. */
export function tolerant(schema: z.ZodMiniType): z.ZodMiniType {
  let made = known.get(schema);
  if (!made) {
    made = opened(schema);
    known.set(schema, made);
  }
  return made;
}

type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never;

/** A text that this version has no name for. */
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
 * A response as partners read it: an enumeration may have a value that this version does not know. A
 * single literal, such as the `type` that tells events apart, stays what it is.
 */
export type Open<T> = OpenRest<Exclude<T, string>> | OpenText<Extract<T, string>>;
