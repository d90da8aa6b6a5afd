import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretAt, type MaskEdit } from '../../field/masked/mask.ts';
import { anyEdits, statesOf } from '../../testing/keystrokes/any-edits.ts';
import { type CurrencyRules, currencyMask } from './currency-edit.ts';
import { isClearText } from './currency-text.ts';
import { tidy } from './decimal.ts';

const rules: CurrencyRules = {
  decimals: 2,
  prefix: '$',
  min: null,
  max: null,
  allowNegative: true,
  output: 'string',
};

const steps = anyEdits('0123456789.,-$x', ['12', '1,234.56', '(5)', '.5', 'abc']);

const isInDoubt = (text: string) => !isClearText(text, rules.prefix, rules.decimals);

describe('any sequence of edits', () => {
  const shape = /^(?:-?\$(?:0\d*|\d{1,3}|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d{0,2})? *)?$/;

  test('leaves a well-formed amount or none, with the caret inside the text [UI-26, UI-28]', () => {
    const mask = currencyMask(rules);
    fc.assert(
      fc.property(steps, (edits) => {
        for (const { text, start, end } of statesOf(mask, edits)) {
          const says = text.replaceAll(/[$, ]/g, '');
          expect(mask.read(text).value).toBe(
            shape.test(text) && /\d/.test(says) ? tidy(says) : null,
          );
          expect(start).toBe(end);
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  test('never exceeds the maximum, nor the minimum once it is committed [UI-30]', () => {
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
        const given = statesOf(mask, edits).at(-1)?.text ?? '';
        const { text } = mask.commit(given).state;
        if (text === given && isInDoubt(text)) expect(mask.read(text).value).toBeNull();
        else expect(mask.textOf(mask.read(text).value)).toBe(text);
      }),
    );
  });
});

/** Integer part and decimals as entered; leading zeros are not digits of the amount. */
function digitsOf(text: string): readonly [string, string] {
  const [whole = '', fraction = ''] = text.replaceAll(/[^\d.]/g, '').split('.');
  return [whole, fraction];
}

const bare = (digits: string) => digits.replace(/^0+/, '');

/** Whether at most one digit was inserted, deleted or replaced. */
function isOneDigitApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  return short.slice(same + (a.length === b.length ? 1 : 0)) === long.slice(same + 1);
}

/** Backspace on the decimal point of $1,234.56 gave $123,456 without warning. */
describe('one key press, whatever stood there', () => {
  const key: fc.Arbitrary<MaskEdit> = fc.oneof(
    fc.constantFrom(...'0123456789,x'.split('')).map((text) => ({ type: 'insert', text }) as const),
    fc.record({
      type: fc.constant('delete' as const),
      direction: fc.constantFrom('backward' as const, 'forward' as const),
      unit: fc.constant('character' as const),
    }),
  );

  test.each([0, 2])('changes one digit at most, of %i decimals', (decimals) => {
    const mask = currencyMask({ ...rules, decimals, allowNegative: false });
    fc.assert(
      fc.property(steps, key, fc.nat(20), (edits, edit, place) => {
        const state = statesOf(mask, edits).at(-1) ?? caretAt('', 0);
        const { text } = state;
        const at = Math.min(place, text.length);
        const result = mask.edit({ ...state, start: at, end: at }, edit);
        if ('refused' in result) return;
        const isCertain = [text, result.state.text].every((each) => mask.read(each).value !== null);
        if (!isCertain) {
          const [digits = '', next = ''] = [text, result.state.text].map((each) =>
            each.replaceAll(/\D/g, ''),
          );
          const isOneApart =
            isOneDigitApart(digits, next) || isOneDigitApart(bare(digits), bare(next));
          expect(isOneApart).toBe(true);
          return;
        }
        const [whole, fraction] = digitsOf(text);
        const [nextWhole, nextFraction] = digitsOf(result.state.text);
        expect(
          isOneDigitApart(whole, nextWhole) || isOneDigitApart(bare(whole), bare(nextWhole)),
        ).toBe(true);
        expect(isOneDigitApart(fraction, nextFraction)).toBe(true);
        expect(bare(whole) === bare(nextWhole) || fraction === nextFraction).toBe(true);
      }),
      { numRuns: 2000 },
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
    ['1e21', '1e21'],
    [' twelve ', 'twelve'],
  ])('%s', (value, text) => {
    expect(bounded.textOf(value)).toBe(text);
  });

  test('a negative value where none is allowed becomes 0 [UI-31, UI-32]', () => {
    expect(currencyMask({ ...rules, allowNegative: false }).textOf(-5)).toBe('$0');
  });
});
