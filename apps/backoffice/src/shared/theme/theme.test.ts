import { expect, it } from 'vitest';
import { userColorsOver } from './theme.ts';

const brand = { primaryColor: '#00764c' };

it('leaves a brand’s own color as its stylesheet and the login page have it', () => {
  expect([userColorsOver(brand, '#00764c'), userColorsOver(brand, '#00764C')]).toEqual([
    undefined,
    undefined,
  ]);
});

it('lays any other color over the brand', () => {
  expect([userColorsOver(brand, '#7a3cff'), userColorsOver(brand, null)]).toEqual([
    '#7a3cff',
    undefined,
  ]);
});
