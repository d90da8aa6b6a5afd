import type { Random } from '../src/program/seed/random.ts';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-05-01T16:00:00.000Z',
  date: '2026-05-01',
  email: 'walk@harbor.example',
  uri: 'https://partner.example/hook',
};

/** A value that matches a JSON schema, as far as the schema says. */
export function sampleOf(schema: unknown, random: Random, depth = 0): unknown {
  if (!isSchema(schema) || depth > 8) return 'x';
  const { type, enum: values, const: fixed, anyOf, oneOf, items, properties, required } = schema;
  if (fixed !== undefined) return fixed;
  if (Array.isArray(values) && values.length > 0) return random.pick(values);
  const choices = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(choices) && choices.length > 0)
    return sampleOf(random.pick(choices), random, depth + 1);
  if (type === 'number' || type === 'integer') return random.int(1, 50);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'null') return null;
  if (type === 'array') return [sampleOf(items, random, depth + 1)];
  if (isSchema(properties)) {
    const needed = new Set(Array.isArray(required) ? required : []);
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => needed.has(key) || random.chance(0.6))
        .map(([key, property]) => [key, sampleOf(property, random, depth + 1)]),
    );
  }
  return texts[String(schema['format'])] ?? random.pick(['46204', 'sm_0001', 'Two lamps', 'a']);
}

/** The value with one random part replaced. */
export function spoil(value: unknown, hostile: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    return value.map((item, index) => (index === 0 ? spoil(item, hostile, random) : item));
  }
  if (isSchema(value) && random.chance(0.9)) {
    const keys = Object.keys(value);
    if (keys.length === 0) return hostile;
    const key = random.pick(keys);
    return { ...value, [key]: spoil(value[key], hostile, random) };
  }
  return hostile;
}
