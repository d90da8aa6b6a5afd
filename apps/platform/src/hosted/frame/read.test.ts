import { cardNumberRefused } from '@payfac/domain/card-numbers';
import { requiredText } from '@payfac/domain/validation';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { valuesOf } from './form.ts';
import { createReader, typedPhone } from './read.ts';

const address = {
  'home.street': ' 9 Spruce Street ',
  'home.city': 'Portland',
  'home.state': 'ME',
  'home.zip': '04102',
};
const read = (entries: Readonly<Record<string, string>>) => createReader(valuesOf(entries));

describe('an address', () => {
  test('is read field by field, with spaces trimmed', () => {
    const reader = read(address);
    expect(reader.address('home', 'your')).toMatchObject({
      street: '9 Spruce Street',
      state: 'ME',
    });
    expect(reader.problems).toEqual([]);
  });

  test('reports all missing parts at once', () => {
    const reader = read({ 'home.city': 'Portland' });
    expect(reader.address('home', 'your')).toBeUndefined();
    expect(reader.problems).toEqual([
      { path: 'home.zip', message: 'Enter your ZIP code.' },
      { path: 'home.street', message: 'Enter your street address.' },
      { path: 'home.state', message: 'Select your state.' },
    ]);
  });

  test('with one part missing and another wrong reports both', () => {
    const reader = read({ ...address, 'home.city': '', 'home.zip': 'next door' });
    expect(reader.address('home', 'your')).toBeUndefined();
    expect(reader.problems.map(({ path }) => path)).toEqual(['home.city', 'home.zip']);
  });
});

test('an empty optional control is null, and otherwise it is checked', () => {
  const reader = read({ site: 'not an address' });
  expect(reader.readOptional('other', z.url())).toBeNull();
  expect(reader.readOptional('site', z.url())).toBeUndefined();
  expect(reader.problems.map(({ path }) => path)).toEqual(['site']);
});

test.each(['(207) 555-0142', '+1 207 555 0142', '207.555.0142'])('%s is a number', (typed) => {
  expect(typedPhone.parse(typed)).toBe(typedPhone.parse('2075550142'));
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
])('%j is refused as a name', (typed, message) => {
  const reader = read({ name: typed });
  expect(reader.readNeeded('name', requiredText(120), 'Enter a name.')).toBeUndefined();
  expect(reader.problems).toEqual([{ path: 'name', message }]);
});

test('a card number is refused at its field, but not as a bank account number', () => {
  const { problems } = read({
    'owner.lastName': '4242 4242 4242 4242',
    accountNumber: '4242424242424242',
    accountAgain: '4242424242424242',
  });
  expect(problems).toEqual([{ path: 'owner.lastName', message: cardNumberRefused }]);
});
