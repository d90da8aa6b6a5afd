import { money } from '@payfac/domain/money';
import { instant } from '@payfac/domain/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as areas from '../contract/areas.ts';
import type { Area } from '../kernel/endpoint.ts';
import { exchangeOf } from '../testing/fixtures.ts';
import { quickDecode } from './quick-decode.ts';
import { notDecoded } from './quick-leaves.ts';

const endpoints = Object.values<Area>(areas).flatMap((area) => Object.values(area));
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What zod makes of it. */
const bySchema = (schema: z.ZodMiniType, json: unknown): unknown => {
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed.data : notDecoded;
};

const schema = z.object({
  text: z.string(),
  short: z.string().check(z.maxLength(3)),
  flag: z.boolean(),
  ratio: z.number(),
  whole: z.int(),
  kind: z.enum(['a', 'b']),
  fixed: z.literal('x'),
  amount: money,
  at: z.nullable(instant),
  maybe: z.optional(z.string()),
  list: z.array(z.object({ name: z.string(), at: z.optional(instant) })),
  strict: z.strictObject({ only: z.string() }),
  either: z.union([z.string(), z.int()]),
  any: z.unknown(),
  preset: z._default(z.string(), 'p'),
});

const good = {
  text: 't',
  short: 'abc',
  flag: true,
  ratio: 0.5,
  whole: 3,
  kind: 'a',
  fixed: 'x',
  amount: 12.5,
  at: '2026-05-01T16:20:11.000Z',
  list: [{ name: 'n', at: '2026-05-01T16:20:11.000Z', extra: 1 }],
  strict: { only: 'o' },
  either: 4,
  any: { deep: [1] },
  preset: 'q',
};

const odd: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, '', 'a', 'x', 'abcd', 0, 1.5, 2 ** 60, true, '2026-05-01T16:20:11.000Z'),
  fc.jsonValue(),
);

describe('the quick reader', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'reads the response of %s as zod does',
    (_, endpoint) => {
      const { response } = exchangeOf(endpoint);
      expect(quickDecode(endpoint.output, copy(response))).toEqual(endpoint.output.parse(response));
    },
  );

  it('reads what is as it should be, and takes out what no schema names', () => {
    const read = quickDecode(schema, copy({ ...good, extra: 1, constructor: 2 }));
    expect(read).toEqual(schema.parse(good));
    expect(Object.keys(Object(read))).not.toContain('extra');
  });

  it('agrees with zod whatever a field holds, or says that it does not know', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good), 'maybe', 'more'), odd, (field, value) => {
        const json = copy({ ...good, [field]: value });
        const read = quickDecode(schema, copy(json));
        if (read !== notDecoded) expect(read).toEqual(bySchema(schema, json));
        else if (field !== 'preset') expect(bySchema(schema, json)).toBe(notDecoded);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(Object.keys(good))('leaves it to zod when %s is missing', (field) => {
    const rest = Object.fromEntries(Object.entries(good).filter(([key]) => key !== field));
    const read = quickDecode(schema, copy(rest));
    if (field === 'any') expect([notDecoded, bySchema(schema, rest)]).toContainEqual(read);
    else expect(read).toBe(notDecoded);
  });
});
