import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { positiveMoney } from '../money/index.ts';
import { fieldProblems, installValidationMessages, text } from './index.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  email: z.optional(z.email()),
  amount: positiveMoney,
  kind: z.enum(['one', 'two']),
  tags: z.optional(z.array(z.string()).check(z.maxLength(2))),
  count: z.optional(z.int()),
  extras: z.optional(z.record(z.string(), z.string())),
  isLive: z.optional(z.boolean()),
  agreed: z.optional(z.literal(true)),
  shape: z.optional(
    z.discriminatedUnion('of', [
      z.strictObject({ of: z.literal('circle') }),
      z.strictObject({ of: z.literal('square') }),
    ]),
  ),
  ids: z.optional(
    z.union([z.literal('all'), z.array(z.string())], { error: 'Enter ids, or all.' }),
  ),
});
const right = { name: 'a', amount: 1, kind: 'one' };

describe('validation messages', () => {
  beforeAll(installValidationMessages);

  it.each([
    [{ amount: 1, kind: 'one' }, 'name', 'Enter a value.'],
    [{ name: '', amount: 1, kind: 'one' }, 'name', 'Enter a value.'],
    [{ name: 5, amount: 1, kind: 'one' }, 'name', 'Enter a string.'],
    ['text', '', 'Enter an object.'],
    [
      { name: 'a', amount: 1.001, kind: 'one' },
      'amount',
      'Enter an amount with at most two decimals.',
    ],
    [{ name: 'a', amount: 0, kind: 'one' }, 'amount', 'Enter an amount greater than $0.00.'],
    [{ name: 'a', amount: 1, kind: 'three' }, 'kind', 'Choose one of: one, two.'],
    [
      { name: 'a', amount: 1, kind: 'one', email: 'x' },
      'email',
      'Enter an email address, such as name@example.com.',
    ],
    [{ name: 'a', amount: 1, kind: 'one', tags: ['a', 'b', 'c'] }, 'tags', 'Choose at most 2.'],
    [{ ...right, count: 1.5 }, 'count', 'Enter a whole number.'],
    [{ ...right, extras: 'x' }, 'extras', 'Enter an object.'],
    [{ ...right, isLive: 'yes' }, 'isLive', 'Enter true or false.'],
    [{ ...right, agreed: false }, 'agreed', 'Enter true, the only choice.'],
    [{ ...right, shape: { of: 'oval' } }, 'shape.of', 'Choose one of: circle, square.'],
    [{ ...right, ids: 'every' }, 'ids', 'Enter ids, or all.'],
    // Of the two forms, the list was meant.
    [{ ...right, ids: ['a', 7] }, 'ids.1', 'Enter a string.'],
    // Its length isn't checked until it is a list.
    [{ ...right, tags: 'a long text' }, 'tags', 'Enter an array.'],
    [
      { name: 'a', amount: 1, kind: 'one', extra: 1 },
      '',
      'Remove fields this call doesn’t accept: extra.',
    ],
  ])('say what to do about %j', (input, path, message) => {
    const parsed = schema.safeParse(input);
    expect(parsed.error && fieldProblems(parsed.error)).toEqual([{ path, message }]);
  });
});

it.each(['👨‍👩‍👧 Toys', '👩🏽‍🍳', '❤️‍🔥 Grill', 'می‌خواهم', 'क्‍ष'])(
  'takes joiners that are part of what is seen: %s',
  (name) => {
    expect(z.safeParse(text(40), name).success).toBe(true);
  },
);

it.each(['A\u200DB', '\u200DA', 'A\u200C', '👨\u200B'])(
  'refuses those that no one sees: %j',
  (name) => {
    expect(z.safeParse(text(40), name).success).toBe(false);
  },
);
