import { expect, it } from 'vitest';
import { askToEnter, askToSelect } from './index.ts';

it.each([
  ['Email', 'an email address'],
  ['Amount', 'an amount'],
  ['Username', 'a username'],
  ['URL', 'a URL'],
  ['ZIP code', 'a ZIP code'],
  ['SSN', 'an SSN'],
  ['Last four digits', 'the last four digits'],
  ['Business', 'a business'],
  ['First name', 'a first name'],
  ['How it was sold', 'how it was sold'],
])('asks for %s as a colleague would', (label, asked) => {
  expect(askToEnter(label)).toBe(`Enter ${asked}.`);
  expect(askToSelect(label)).toBe(`Select ${asked}.`);
});
