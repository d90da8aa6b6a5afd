import type * as z from 'zod/mini';
import {
  codecOf,
  type Decode,
  isSchema,
  notDecoded,
  only,
  part,
  type Test,
  testOf,
} from './quick-leaves.ts';

/*
 * Reads responses that are as they should be, several times faster than zod does without eval
 * (bench/src/api-client). Only what is plain is read here: objects, arrays, leaves without checks but
 * refinements, and codecs between such leaves. Every other node is zod's, and so is every response that
 * is not as it should be, because issues are made there.
 */

interface Field {
  readonly key: string;
  /** Set where the value stays as it is: then there is nothing to decode. */
  readonly test: Test | undefined;
  readonly decode: Decode;
  readonly isOptional: boolean;
}

const same: Decode = (value) => value;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const byZod =
  (schema: z.ZodMiniType): Decode =>
  (value) => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : notDecoded;
  };

function removeUnknown(value: Record<string, unknown>, fields: readonly Field[]): void {
  const known = new Set(fields.map(({ key }) => key));
  for (const key of Object.keys(value)) if (!known.has(key)) Reflect.deleteProperty(value, key);
}

const objectOf =
  (fields: readonly Field[]): Decode =>
  (value) => {
    if (!isRecord(value)) return notDecoded;
    let present = 0;
    for (const { key, test, decode, isOptional } of fields) {
      const given = value[key];
      if (given === undefined) {
        if (!isOptional) return notDecoded;
        continue;
      }
      present += 1;
      if (test) {
        if (test(given)) continue;
        return notDecoded;
      }
      const decoded = decode(given);
      if (decoded === notDecoded) return notDecoded;
      if (decoded !== given) value[key] = decoded;
    }
    if (Object.keys(value).length !== present) removeUnknown(value, fields);
    return value;
  };

const arrayOf =
  (decode: Decode): Decode =>
  (value) => {
    if (!Array.isArray(value)) return notDecoded;
    for (let at = 0; at < value.length; at += 1) {
      const decoded = decode(value[at]);
      if (decoded === notDecoded) return notDecoded;
      value[at] = decoded;
    }
    return value;
  };

const nullOr =
  (decode: Decode): Decode =>
  (value) =>
    value === null ? null : decode(value);

/** The test of a leaf, or of one that may be null or left out. */
function fieldTest(schema: z.ZodMiniType): Test | undefined {
  const { type, checks } = schema.def;
  const inner = part(schema, 'innerType');
  if ((type !== 'nullable' && type !== 'optional') || !isSchema(inner)) return testOf(schema);
  const test = checks?.length ? undefined : fieldTest(inner);
  return test && type === 'nullable' ? (value) => value === null || test(value) : test;
}

const fieldOf = ([key, schema]: readonly [string, unknown]): Field | undefined =>
  isSchema(schema)
    ? {
        key,
        test: fieldTest(schema),
        decode: decoderOf(schema),
        isOptional: schema.def.type === 'optional',
      }
    : undefined;

/** What holds other nodes; one with checks of its own is zod's. */
function nodeOf(schema: z.ZodMiniType): Decode | undefined {
  const { type, checks } = schema.def;
  const inner = part(schema, 'innerType');
  const element = part(schema, 'element');
  const shape = part(schema, 'shape');
  if (checks && checks.length > 0) return undefined;
  if (type === 'unknown') return same;
  if (type === 'pipe') return codecOf(schema);
  if (type === 'nullable' && isSchema(inner)) return nullOr(decoderOf(inner));
  if (type === 'optional' && isSchema(inner)) return decoderOf(inner);
  if (type === 'array' && isSchema(element)) return arrayOf(decoderOf(element));
  if (type === 'object' && isRecord(shape) && part(schema, 'catchall') === undefined) {
    const fields = Object.entries(shape).map(fieldOf);
    if (fields.every((field) => field !== undefined)) return objectOf(fields);
  }
  return undefined;
}

const decoders = new WeakMap<z.ZodMiniType, Decode>();

function decoderOf(schema: z.ZodMiniType): Decode {
  let decoder = decoders.get(schema);
  if (!decoder) {
    const test = testOf(schema);
    decoder = (test && only(test)) ?? nodeOf(schema) ?? byZod(schema);
    decoders.set(schema, decoder);
  }
  return decoder;
}

/**
 * Decodes JSON nobody else holds, in place: fields no schema names are taken out, and the value must
 * not be used again when `notDecoded` is answered.
 */
export const quickDecode = (schema: z.ZodMiniType, json: unknown): unknown =>
  decoderOf(schema)(json);
