import * as z from 'zod/mini';

/** Answered for a value that is not as the schema says, or that is left to zod. */
export const notDecoded: unique symbol = Symbol('notDecoded');

export type Decode = (value: unknown) => unknown;

export type Test = (value: unknown) => boolean;

/** What stays as it is, if it passes. */
export const only =
  (test: Test): Decode =>
  (value) =>
    test(value) ? value : notDecoded;

/** A part of a schema's definition; definitions are plain objects of many types. */
export const part = (schema: z.ZodMiniType, key: string): unknown => Reflect.get(schema.def, key);

export const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.ZodMiniType;

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown =>
  typeof value === 'function';

const isText: Test = (value) => typeof value === 'string';

/** Keys of a definition that are no rule of their own. */
const plain: ReadonlySet<string> = new Set(['type', 'error', 'checks']);

function typeTest(schema: z.ZodMiniType): Test | undefined {
  const keys = Object.keys(schema.def);
  const isPlain = keys.every((key) => plain.has(key));
  switch (schema.def.type) {
    case 'string': {
      if (isPlain) return isText;
      const pattern = part(schema, 'pattern');
      const isInstant = part(schema, 'format') === 'datetime' && pattern instanceof RegExp;
      return isInstant ? (value) => typeof value === 'string' && pattern.test(value) : undefined;
    }
    case 'boolean':
      return isPlain ? (value) => typeof value === 'boolean' : undefined;
    case 'number':
      if (isPlain) return Number.isFinite;
      return part(schema, 'format') === 'safeint' ? Number.isSafeInteger : undefined;
    case 'date':
      return isPlain
        ? (value) => value instanceof Date && !Number.isNaN(value.getTime())
        : undefined;
    case 'enum':
      return isOneOf(part(schema, 'entries'));
    case 'literal':
      return isOneOf(part(schema, 'values'));
    case 'custom': {
      const test = part(schema, 'fn');
      return isFunction(test) ? (value) => Boolean(test(value)) : undefined;
    }
    default:
      return undefined;
  }
}

const isOneOf = (values: unknown): Test => {
  const all = new Set<unknown>(Object.values(Object(values)));
  return (value) => all.has(value);
};

/** The refinements of a schema, or undefined when one of its checks is of another kind. */
function refinements(schema: z.ZodMiniType): readonly Test[] | undefined {
  const tests: Test[] = [];
  for (const { _zod } of schema.def.checks ?? []) {
    const test: unknown = Reflect.get(_zod.def, 'fn');
    if (_zod.def.check !== 'custom' || _zod.def.when || !isFunction(test)) return undefined;
    tests.push((value) => Boolean(test(value)));
  }
  return tests;
}

/** Whether a value is as a leaf wants it whose rules are all known here: its type, a pattern, refinements. */
export function testOf(schema: z.ZodMiniType): Test | undefined {
  const test = typeTest(schema);
  const more = refinements(schema);
  if (!test || !more) return undefined;
  const [first, ...others] = more;
  if (!first) return test;
  if (others.length > 0) return (value) => test(value) && more.every((each) => each(value));
  return (value) => test(value) && first(value);
}

/** A codec between two leaves, such as money and instants. */
export function codecOf(schema: z.ZodMiniType): Decode | undefined {
  const from = part(schema, 'in');
  const to = part(schema, 'out');
  const transform = part(schema, 'transform');
  if (!isSchema(from) || !isSchema(to) || !isFunction(transform) || schema.def.checks?.length)
    return undefined;
  const before = testOf(from);
  const after = testOf(to);
  if (!before || !after) return undefined;
  return (value) => {
    if (!before(value)) return notDecoded;
    const made = transform(value);
    return after(made) ? made : notDecoded;
  };
}
