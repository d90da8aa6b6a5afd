import { describe, expect, it } from 'vitest';
import { testCards } from '../../processors/simulated/card-behaviors.ts';
import { shapeOf } from './brands.ts';
import { checkCode, checkExpiration, checkExpirationText, checkNumber } from './check.ts';

const now = new Date('2026-11-21T12:00:00Z');
const notValid = 'This card number isn’t valid.';

describe('a card number', () => {
  it.each(testCards)(
    'of the test range passes and shows its brand: $number',
    ({ number, brand }) => {
      expect(checkNumber(number)).toBeUndefined();
      expect(shapeOf(number)?.brand).toBe(brand);
    },
  );

  it.each([
    ['', 'Enter the card number.'],
    ['4', 'This card number is too short.'],
    ['424242424242', 'This card number is too short.'],
    ['42424242424242', notValid],
    ['4242424242424243', notValid],
    ['2424242424242424', notValid],
    ['5555555555554445', notValid],
    ['378282246310006', notValid],
    ['9999999999999995', notValid],
    ['0000000000000000', notValid],
    ['4242 4242 4242 4242', notValid],
    ['4242424242424242a', notValid],
  ])('%j returns %j', (number, message) => {
    expect(checkNumber(number)).toBe(message);
  });

  it('with two neighboring digits swapped is not valid', () => {
    expect(checkNumber('4000056655665556')).toBeUndefined();
    expect(checkNumber('4000506655665556')).toBe(notValid);
  });
});

describe('an expiration', () => {
  it.each([
    ['', 'Enter the expiration date.'],
    ['04', 'Enter the expiration as MM / YY.'],
    ['04 / 3', 'Enter the expiration as MM / YY.'],
    ['13 / 30', 'Enter a month from 01 to 12.'],
    ['00 / 30', 'Enter a month from 01 to 12.'],
    ['10 / 26', 'This card has expired.'],
    ['12 / 25', 'This card has expired.'],
    ['11 / 26', undefined],
    ['11 / 46', undefined],
    ['12 / 46', 'This expiration date isn’t valid.'],
  ])('%j returns %j', (text, message) => {
    expect(checkExpirationText(text, now)).toBe(message);
  });

  it('lasts until its month has ended in every time zone', () => {
    const november = { month: 11, year: 2026 };
    expect(checkExpiration(november, new Date('2026-12-01T11:59:59Z'))).toBeUndefined();
    expect(checkExpiration(november, new Date('2026-12-01T12:00:00Z'))).toBe(
      'This card has expired.',
    );
    const december = { month: 12, year: 2026 };
    expect(checkExpiration(december, new Date('2027-01-01T11:59:59Z'))).toBeUndefined();
    expect(checkExpiration(december, new Date('2027-01-01T12:00:00Z'))).toBe(
      'This card has expired.',
    );
  });

  it.each([1.5, Number.NaN, -1])('refuses %d as a month', (month) => {
    expect(checkExpiration({ month, year: 2030 }, now)).toBe('Enter a month from 01 to 12.');
  });
});

describe('a security code', () => {
  it.each([
    ['123', '4242', undefined],
    ['1234', '3782', undefined],
    ['', '4242', 'Enter the 3-digit security code.'],
    ['12', '4242', 'Enter the 3-digit security code.'],
    ['1234', '4242', 'Enter the 3-digit security code.'],
    ['123', '3782', 'Enter the 4-digit security code.'],
    ['12a', '4242', 'Enter the 3-digit security code.'],
    ['', '', 'Enter the 3-digit security code.'],
  ])('%j for a card that starts with %j returns %j', (code, digits, message) => {
    expect(checkCode(code, shapeOf(digits))).toBe(message);
  });
});
