import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyEdits, statesOf } from '../../testing/keystrokes/any-edits.ts';
import { type CurrencyRules, currencyMask } from './currency-edit.ts';

const rules: CurrencyRules = {
  decimals: 2,
  prefix: '$',
  min: null,
  max: null,
  allowNegative: true,
  output: 'string',
};

const steps = anyEdits('0123456789.,-$x', ['12', '1,234.56', '(5)', '.5', 'abc']);

describe('any sequence of edits', () => {
  const shape = /^(?:-?\$(?:\d{1,3}(?:,\d{3})*)?(?:\.\d{0,2})?)?$/;

  test('leaves a well-formed amount with the caret inside it', () => {
    fc.assert(
      fc.property(steps, (edits) => {
        for (const { text, start, end } of statesOf(currencyMask(rules), edits)) {
          expect(text).toMatch(shape);
          expect(start).toBe(end);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  test('never exceeds the maximum, nor the minimum once it is committed', () => {
    const mask = currencyMask({ ...rules, min: '10', max: '1000', output: 'number' });
    fc.assert(
      fc.property(steps, (edits) => {
        for (const { text } of statesOf(mask, edits)) {
          const { value } = mask.read(mask.commit(text).state.text);
          if (value === null) continue;
          expect(Number(value)).toBeGreaterThanOrEqual(10);
          expect(Number(value)).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  test('a committed text says the value it emits', () => {
    const mask = currencyMask(rules);
    fc.assert(
      fc.property(steps, (edits) => {
        const text = mask.commit(statesOf(mask, edits).at(-1)?.text ?? '').state.text;
        expect(mask.textOf(mask.read(text).value)).toBe(text);
      }),
    );
  });
});

describe('values set by the program', () => {
  const bounded = currencyMask({ ...rules, min: '10', max: '1000', output: 'number' });

  test.each([
    [5000, '$1,000'],
    [1, '$10'],
    ['12.5', '$12.50'],
    [0.1 + 0.2 + 100, '$100.30'],
    [null, ''],
    [Number.NaN, ''],
    ['', ''],
  ])('%s', (value, text) => {
    expect(bounded.textOf(value)).toBe(text);
  });

  test('a negative value where none is allowed becomes 0', () => {
    expect(currencyMask({ ...rules, allowNegative: false }).textOf(-5)).toBe('$0');
  });
});
