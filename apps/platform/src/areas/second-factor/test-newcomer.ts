import { secondFactor as contract } from '@payfac/api/contract';
import { expect } from 'vitest';
import { answerOf } from '../../../test/answers.ts';
import type { TestApi } from '../../../test/api.ts';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import type { TestSession } from '../../../test/session.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';

export const path = 'users/second-factor';
export const withPassword = { method: 'POST', body: { currentPassword: goodPassword } };
export const post = (body: unknown = {}) => ({ method: 'POST', body });

export async function addAuthenticator(session: TestSession) {
  const { body } = await session.call(`${path}/authenticators`, withPassword);
  const secret = String(body.secret);
  const added = await session.call(
    `${path}/authenticators/confirm`,
    post({ code: authenticatorCodeAt(secret) }),
  );
  expect(added.status).toBe(200);
  const { recoveryCodes } = answerOf(contract.confirmAuthenticator, added);
  return { secret, recoveryCodes };
}

export const confirmPasskey = (session: TestSession, credential: object, name = 'Laptop') =>
  session.call(`${path}/passkeys/confirm`, post({ name, credential }));

/** New users, by the administrator who makes them, and their passkeys. */
export function newcomers(api: TestApi, admin: TestSession) {
  /** A new user who is signed in. */
  async function newcomer(roles: readonly string[] = ['underwriter']) {
    const { body } = await createPerson(admin, { roles });
    await updatePerson(admin, body.id, { forcePasswordReset: false });
    return { id: String(body.id), session: await api.signIn(body.username) };
  }

  async function beginPasskey(session: TestSession) {
    const { body } = await session.call(`${path}/passkeys`, withPassword);
    const origin = api.services.places.app({ facilitatorId: 'harbor', environment: 'local' });
    return { challenge: String(body.options.challenge), at: { rpId: session.host, origin } };
  }

  return { newcomer, beginPasskey };
}
