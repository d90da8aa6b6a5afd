import { describe, expect, it } from 'vitest';
import { isTyped, keysOf, matchesShortcut } from './shortcut.ts';

const press = (
  key: string,
  held: 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'none' = 'none',
) => ({
  key,
  ctrlKey: held === 'ctrlKey',
  metaKey: held === 'metaKey',
  shiftKey: held === 'shiftKey',
  altKey: held === 'altKey',
});

describe('matchesShortcut', () => {
  it.each([
    ['mod+k', press('k', 'ctrlKey'), false, true],
    ['mod+k', press('k', 'metaKey'), false, false],
    ['mod+k', press('k', 'metaKey'), true, true],
    ['mod+k', press('k', 'ctrlKey'), true, false],
    ['mod+k', press('k'), false, false],
    ['k', press('k', 'ctrlKey'), false, false],
    ['r', press('R', 'shiftKey'), false, false],
    ['shift+r', press('R', 'shiftKey'), false, true],
    ['?', press('?', 'shiftKey'), false, true],
    ['?', press('?'), false, true],
    ['space', press(' '), false, true],
    ['arrowdown', press('ArrowDown'), false, true],
    ['arrowdown', press('ArrowDown', 'shiftKey'), false, false],
    ['ctrl++', press('+', 'ctrlKey'), false, true],
  ])('%s by %j, Apple %s: %s', (shortcut, event, isApple, expected) => {
    expect(matchesShortcut(event, shortcut, isApple)).toBe(expected);
  });
});

it('names the keys in their order', () => {
  expect(keysOf('Mod+Shift+P', true)).toEqual(['meta', 'shift', 'p']);
  expect(keysOf('mod++', false)).toEqual(['ctrl', '+']);
});

it('tells what a typist would press', () => {
  expect(['?', 'shift+r', 'mod+k', 'alt+1'].map(isTyped)).toEqual([true, true, false, false]);
});
