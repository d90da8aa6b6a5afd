import { keyAbilities } from '@payfac/domain/api-keys';
import type { Endpoint } from './endpoint.ts';

/** Areas for signed-in users only: a server has no password and no inbox, and creates no keys. */
const ofPeople = /^(auth|users|secondFactor|apiKeys|notifications)\./;

const abilities: ReadonlySet<string> = new Set(keyAbilities);

/** Whether an API key can make a call, by the abilities it requires. */
export const isForKeys = ({ id, access }: Endpoint): boolean => {
  if (ofPeople.test(id) || access === 'public' || access === 'sign-on') return false;
  return access === 'signed-in' || access.some((ability) => abilities.has(ability));
};
