import type { TestResponse, TestSession } from './session.ts';

/** A password that the rules accept. */
export const goodPassword = 'eleven quiet lanterns';

let number = 0;

/** The body that creates a new user, different each time. */
export const newPerson = (changes: Record<string, unknown> = {}) => {
  number += 1;
  return {
    username: `person${number}@harbor`,
    name: `Person Number ${number}`,
    email: `person${number}@harbor.example`,
    roles: ['underwriter'],
    password: goodPassword,
    ...changes,
  };
};

export const createPerson = (
  session: TestSession,
  changes: Record<string, unknown> = {},
): Promise<TestResponse> => session.call('users', { method: 'POST', body: newPerson(changes) });

export const updatePerson = (
  session: TestSession,
  id: string,
  body: unknown,
): Promise<TestResponse> => session.call(`users/${id}`, { method: 'PUT', body });
