import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHexColor } from '../../color/index.ts';
import { readColor } from './color-text.ts';

it.each([
  ['#1D8cF8', '#1D8cF8', false],
  [' #00b388 ', '#00b388', false],
  ['vue', '#42b883', false],
  ['Higher-Purple', '#8a3ffc', false],
  ['white', '#ffffff', false],
  ['#fff', '#ffffff', true],
  ['#12345', '#ffffff', true],
  ['mauve', '#ffffff', true],
  ['toString', '#ffffff', true],
  ['', '', false],
  ['  ', '', false],
])('%j stands for %j [UI-46]', (text, color, isUnknown) => {
  expect(readColor(text)).toEqual({ color, isUnknown });
});

it('gives a color or nothing for any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { color } = readColor(text);
      return color === '' ? text.trim() === '' : isHexColor(color);
    }),
  );
});
