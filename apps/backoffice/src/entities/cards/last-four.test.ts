import { expect, it } from 'vitest';
import { lastFour } from './last-four.ts';

it.each(['0001', '4242', '/^42/', '/'])('a card is filtered by %s', (text) =>
  expect(lastFour(text)).toBeUndefined(),
);

it.each(['', '424', '42424', '42a2', ' 4242', '4242424242424242'])(
  'a card isn’t filtered by "%s"',
  (text) => expect(lastFour(text)).toBe('Enter the last four digits.'),
);
