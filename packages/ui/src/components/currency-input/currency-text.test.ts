import { describe, expect, test } from 'vitest';
import { amountText, enteredIn, offsetBehind, readAmount } from './currency-text.ts';

describe('amountText', () => {
  test.each([
    ['', '', '$'],
    ['-', '-$', '$'],
    ['1', '$1', '$'],
    ['123456', '$123,456', '$'],
    ['-1234567.8', '-$1,234,567.8', '$'],
    ['12.', 'USD 12.', 'USD '],
    ['1234', '1,234', ''],
  ])('%s is %s', (entered, text, prefix) => {
    expect(amountText(entered, prefix)).toBe(text);
    expect(enteredIn(text, prefix)).toBe(entered);
  });

  test('an offset behind so many entered characters', () => {
    expect(offsetBehind('$1,234', '$', 0)).toBe(1);
    expect(offsetBehind('$1,234', '$', 1)).toBe(2);
    expect(offsetBehind('$1,234', '$', 2)).toBe(4);
    expect(offsetBehind('-$1,234', '$', 1)).toBe(2);
  });
});

describe('readAmount', () => {
  test.each([
    ['1,234.56', '1234.56'],
    ['$1,234.56', '1234.56'],
    ['US$ 5', '5'],
    ['usd 5', '5'],
    ['5 USD', '5'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['−5', '-5'],
    ['(5.50)', '-5.50'],
    ['($5)', '-5'],
    ['１２', '12'],
    ['.5', '.5'],
    [' $ (1,234.56)', '-1234.56'],
    ['1,234.56-', '-1234.56'],
    ['$1,234.56 -', '-1234.56'],
    ['12.5000', '12.50'],
    ['12.500', '12.50'],
    ['12.345', '12.345'],
    ['12.', '12.'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text, '$', 2)).toBe(amount);
  });

  test.each([
    '1.234,56',
    '1e5',
    '12,34',
    '1,2345',
    '1 234',
    '0,123',
    '00,123',
    '1234,567',
    '-5-',
    '(5)-',
    '$-',
    "1'234",
    '1.2.3',
    '--5',
    '(-5)',
    '',
    '$',
    '.',
    '€5',
    'five',
    'Infinity',
  ])('%s is not guessed at', (text) => {
    expect(readAmount(text, '$', 2)).toBeNull();
  });
});
