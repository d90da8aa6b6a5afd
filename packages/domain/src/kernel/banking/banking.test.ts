import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankAccountNumber, isRoutingNumber, routingNumber } from './index.ts';

const eightDigits = fc.stringMatching(/^[1-9]\d{7}$/);
const numbersWith = (first: string): string[] =>
  Array.from({ length: 10 }, (_, last) => `${first}${last}`).filter(isRoutingNumber);

describe('routing numbers', () => {
  it.each(['110000000', '021000021', '011401533', '091000019'])('%s is one', (digits) =>
    expect(isRoutingNumber(digits)).toBe(true),
  );

  it.each(['110000001', '000000000', '11000000', '1100000000', '11000000a', ''])(
    '%j is none',
    (digits) => expect(isRoutingNumber(digits)).toBe(false),
  );

  it('have exactly one right last digit', () => {
    fc.assert(fc.property(eightDigits, (first) => numbersWith(first).length === 1));
  });

  it('never survive one mistyped digit', () => {
    fc.assert(
      fc.property(
        eightDigits,
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (first, place, shift) => {
          const [right = ''] = numbersWith(first);
          const wrong = String((Number(right[place]) + shift) % 10);
          return !isRoutingNumber(right.slice(0, place) + wrong + right.slice(place + 1));
        },
      ),
    );
  });

  it.each([
    ['110000001', 'That routing number isn’t valid.'],
    ['11000000', 'Enter the 9 digits of the bank’s routing number.'],
  ])('%s is refused with what is wrong', (digits, message) =>
    expect(routingNumber.safeParse(digits).error?.issues[0]?.message).toBe(message),
  );

  it('are trimmed when read', () => expect(routingNumber.parse(' 110000000 ')).toBe('110000000'));
});

it('account numbers have 4 to 17 digits', () => {
  expect(bankAccountNumber.parse('000123456789')).toBe('000123456789');
  expect(bankAccountNumber.safeParse('123').success).toBe(false);
  expect(bankAccountNumber.safeParse('1'.repeat(18)).success).toBe(false);
});
