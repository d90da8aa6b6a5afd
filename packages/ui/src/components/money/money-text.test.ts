import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

describe('moneyText', () => {
  it.each([
    [123_456, 'USD', 'en-US', '$1,234.56'],
    [-5, 'USD', 'en-US', '-$0.05'],
    [0, 'USD', 'en-US', '$0.00'],
    [1234, 'JPY', 'en-US', '¥1,234'],
    [1234, 'KWD', 'en-US', 'KWD\u00a01.234'],
    [123_456, 'EUR', 'de-DE', '1.234,56\u00a0€'],
  ])('%i %s in %s is %s', (cents, currency, locale, text) => {
    expect(moneyText(cents, currency, locale)).toBe(text);
  });

  it('writes the sign as it is told', () => {
    expect(moneyText(500, 'USD', 'en-US', 'always')).toBe('+$5.00');
    expect(moneyText(-500, 'USD', 'en-US', 'always')).toBe('-$5.00');
    expect(moneyText(0, 'USD', 'en-US', 'always')).toBe('$0.00');
    expect(moneyText(-500, 'USD', 'en-US', 'never')).toBe('$5.00');
  });

  it('loses no cent of any safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const digits = moneyText(cents).replaceAll(/\D/g, '');
        expect(BigInt(digits)).toBe(BigInt(Math.abs(cents)));
        expect(moneyText(cents).startsWith('-')).toBe(cents < 0);
      }),
    );
  });
});
