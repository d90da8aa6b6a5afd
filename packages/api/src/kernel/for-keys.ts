import { keyAbilities } from '@payfac/domain/api-keys';
import type { Endpoint } from './endpoint.ts';

/** The areas of people themselves: a server has no password and no inbox, and makes no keys. */
const ofPeople = /^(auth|users|secondFactor|apiKeys|notifications)\./;

const abilities: ReadonlySet<string> = new Set(keyAbilities);

/** Whether a call can be made with an API key, given the ability it asks for. */
export const isForKeys = ({ id, access }: Endpoint): boolean => {
  if (ofPeople.test(id) || access === 'public' || access === 'sign-on') return false;
  return access === 'signed-in' || access.some((ability) => abilities.has(ability));
};
