import { environments } from '@payfac/domain/enumerations';
import { expect, it } from 'vitest';
import { newApiKey } from '../http/sessions/api-keys.ts';
import { hasDemoWorld, keyWord } from './environments.ts';

it('data is made up in two environments, and real in all others', () =>
  expect(environments.filter(hasDemoWorld)).toEqual(['local', 'sandbox']));

it('distinguishes production keys from all others', () => {
  const live = environments.filter((one) => keyWord(one) === 'live');
  expect(live).toEqual(['production']);
  expect(newApiKey('production').secret).toMatch(/^sk_live_/);
  expect(newApiKey('stage').secret).toMatch(/^sk_test_/);
});
