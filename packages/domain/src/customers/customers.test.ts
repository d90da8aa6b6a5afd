import { expect, it } from 'vitest';
import { defaultCard } from './index.ts';

const card = (token: string, isDefault = false) => ({ token, isDefault });

it.each([
  ['the marked one', [card('a'), card('b', true)], 'b'],
  ['the first when none is marked', [card('a'), card('b')], 'a'],
  ['none when there is none', [], undefined],
])('a default card is %s [R200, R201]', (_, cards, token) =>
  expect(defaultCard(cards)?.token).toBe(token),
);
