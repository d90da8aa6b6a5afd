import type { Random } from '../src/program/seed/random.ts';

/*
 * Values of the right type at the limits of their schema, and just beyond exact machine numbers: a client sends these
 * because of a bug, not maliciously.
 */

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const moments = [
  '0001-01-01T00:00:00.000Z',
  '1969-12-31T23:59:59.999Z',
  '2000-02-29T12:00:00.000Z',
  '2026-05-01T16:00:00.000Z',
  '2038-01-19T03:14:08.000Z',
  '9999-12-31T23:59:59.999Z',
];
const days = ['0001-01-01', '1970-01-01', '2026-02-28', '2028-02-29', '9999-12-31'];
const formats: Readonly<Record<string, readonly string[]>> = {
  'date-time': moments,
  date: days,
  email: ['a@b.example', `${'a'.repeat(60)}@${'b'.repeat(60)}.example`],
  uri: ['https://a.example', `https://partner.example/${'p'.repeat(1800)}`],
};
const amounts = [
  0, 0.01, 0.1, 1, 12.5, 999_999.99, 1_000_000, 21_474_836.47, 90_071_992_547_409.91, -0.01, -1,
  90_071_992_547_409.9, 5e13,
];
const wholes = [0, 1, 2, 10, 100, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, -1];
const letters = ['a', 'Ł', '漢', '😀', '7', ' ', 'e\u0301'];

const boundsOf = ({ minimum, maximum }: Schema): readonly number[] =>
  [minimum, maximum].filter((bound) => typeof bound === 'number');

function textOf(schema: Schema, random: Random): string {
  const values = formats[String(schema['format'])];
  if (values) return random.pick(values);
  // A text without a format may still be a time or a day, by its name.
  if (random.chance(0.2)) return random.pick([...moments, ...days]);
  const least = typeof schema['minLength'] === 'number' ? schema['minLength'] : 0;
  const most = typeof schema['maxLength'] === 'number' ? schema['maxLength'] : 400;
  const length = random.pick([least, Math.min(least + 1, most), most]);
  return random.pick(letters).repeat(length).slice(0, most);
}

/** An extreme value of the schema's type. */
export function extremeOf(schema: unknown, random: Random, depth = 0): unknown {
  if (!isSchema(schema) || depth > 8) return 'x';
  const { type, enum: values, const: fixed, anyOf, oneOf, items, properties, required } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(values) && values.length > 0) return random.pick(values);
  const choices = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(choices) && choices.length > 0)
    return extremeOf(random.pick(choices), random, depth + 1);
  if (type === 'integer') return random.pick([...wholes, ...boundsOf(schema)]);
  if (type === 'number') return random.pick([...amounts, ...boundsOf(schema)]);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'array') {
    const most = typeof schema['maxItems'] === 'number' ? schema['maxItems'] : 20;
    const length = random.pick([0, 1, Math.min(most, 20)]);
    return Array.from({ length }, () => extremeOf(items, random, depth + 1));
  }
  if (isSchema(properties)) {
    const needed = new Set(Array.isArray(required) ? required : []);
    const share = random.pick([0, 0.5, 1]);
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => needed.has(key) || random.chance(share))
        .map(([key, property]) => [key, extremeOf(property, random, depth + 1)]),
    );
  }
  return textOf(schema, random);
}

/** The value with some fields made extreme and some optional ones left out, as its schema allows. */
export function extended(value: unknown, schema: unknown, random: Random): unknown {
  if (!isSchema(value) || !isSchema(schema)) return value;
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const needed: ReadonlySet<unknown> = new Set(
    Array.isArray(schema['required']) ? schema['required'] : [],
  );
  const kept = Object.entries(value).filter(([key]) => needed.has(key) || random.chance(0.8));
  const edged = Object.entries(properties).filter(([key]) => !(key in value) || random.chance(0.3));
  const changed = edged.filter(() => random.chance(0.3));
  return {
    ...Object.fromEntries(kept.map(([key, one]) => [key, extended(one, properties[key], random)])),
    ...Object.fromEntries(changed.map(([key, one]) => [key, extremeOf(one, random)])),
  };
}
