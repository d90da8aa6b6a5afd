import { cents, money, positiveMoney } from '@payfac/domain/money';
import { installValidationMessages, requiredText } from '@payfac/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkBody, filledIn } from './body.ts';

beforeAll(installValidationMessages);

const schema = z.strictObject({
  name: requiredText(20),
  amount: z.optional(money),
  phone: z.optional(z.string().check(z.regex(/^\d{10}$/, { error: 'Enter 10 digits.' }))),
  address: z.optional(z.strictObject({ street: requiredText(40) })),
});

describe('a request body being filled in', () => {
  it('omits empty fields', () => {
    expect(
      filledIn({ name: 'Ada', phone: '', amount: null, address: { street: '' }, tags: ['', 'a'] }),
    ).toEqual({ name: 'Ada', tags: [undefined, 'a'] });
  });

  it('is validated and kept in code’s types', () => {
    const amount = cents(1050);
    expect(checkBody(schema, { name: 'Ada', amount, phone: '' })).toMatchObject({
      ok: true,
      body: { name: 'Ada', amount },
    });
  });

  it('names the field of each problem in a sentence', () => {
    expect(checkBody(schema, { name: '', phone: 'invalid format' })).toMatchObject({
      ok: false,
      problems: [
        { path: 'name', message: 'Enter a value.' },
        { path: 'phone', message: 'Enter 10 digits.' },
      ],
    });
  });

  it('reports a missing choice, without listing an enumeration’s values', () => {
    const owners = z.strictObject({
      state: z.enum(['IN', 'ME']),
      people: z.array(z.strictObject({ title: z.enum(['CEO', 'CFO']) })),
    });
    expect(checkBody(owners, { state: '', people: [{ title: undefined }] })).toMatchObject({
      ok: false,
      problems: [
        { path: 'state', message: 'Enter a value.' },
        { path: 'people.0.title', message: 'Enter a value.' },
      ],
    });
  });

  it('reports a missing amount, and keeps a form’s own messages', () => {
    const payment = z
      .strictObject({ amount: positiveMoney, reason: z.optional(z.string()) })
      .check(
        z.refine(({ reason }) => reason !== undefined, { error: 'Say why.', path: ['reason'] }),
      );
    expect(checkBody(payment, {})).toMatchObject({
      problems: [{ path: 'amount', message: 'Enter a value.' }],
    });
    expect(checkBody(payment, { amount: cents(100) })).toMatchObject({
      problems: [{ path: 'reason', message: 'Say why.' }],
    });
  });
});
