import { expect, it } from 'vitest';
import { laidOver } from './laid-over.ts';

const brand = { primaryColor: '#00764c' };

it('leaves a brand’s own color as its stylesheet and the login page have it', () => {
  expect([laidOver(brand, '#00764c'), laidOver(brand, '#00764C')]).toEqual([undefined, undefined]);
});

it('lays any other color over the brand', () => {
  expect([laidOver(brand, '#7a3cff'), laidOver(brand, null)]).toEqual(['#7a3cff', undefined]);
});
