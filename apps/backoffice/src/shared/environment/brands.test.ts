import { tokenValues } from '@payfac/ui/theme/values';
import { expect, it } from 'vitest';
import { brands } from './brands.ts';

it('has the color each brand’s stylesheet was made for', () => {
  const designed = Object.entries(tokenValues).map(([id, { light }]) => [id, light.color.primary]);
  expect(brands.map(({ id, primaryColor }) => [id, primaryColor])).toEqual(designed);
});
