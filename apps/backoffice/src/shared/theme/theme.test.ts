import { expect, it } from 'vitest';
import { userColorsOver } from './theme.ts';

const brand = { primaryColor: '#00764c' };

it('keeps a brand’s own color as in its stylesheet and on the login page', () => {
  expect([userColorsOver(brand, '#00764c'), userColorsOver(brand, '#00764C')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('overrides the brand with any other color', () => {
  expect([userColorsOver(brand, '#7a3cff'), userColorsOver(brand, null)]).toEqual([
    '#7a3cff',
    undefined,
  ]);
});
