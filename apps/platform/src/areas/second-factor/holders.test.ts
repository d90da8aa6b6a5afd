import { secondFactor as contract } from '@payfac/api/contract';
import { expect, test } from 'vitest';
import { answerOf } from '../../../test/answers.ts';
import { createPerson, goodPassword, updatePerson } from '../../../test/people.ts';
import { authenticatorCodeAt } from '../../../test/totp.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const path = 'users/second-factor';
const post = (body: unknown) => ({ method: 'POST', body });

async function bankHolders() {
  const { holders } = answerOf(contract.roles, await admin.get(`${path}/roles`));
  return holders.find(({ role }) => role === 'bank') ?? { users: 0, withoutFactor: 0 };
}

test('shows an administrator how many users a requirement affects, by role', async () => {
  const before = await bankHolders();
  const { body } = await createPerson(admin, { roles: ['bank', 'underwriter'] });
  expect(await bankHolders()).toMatchObject({
    users: before.users + 1,
    withoutFactor: before.withoutFactor + 1,
  });

  await updatePerson(admin, body.id, { forcePasswordReset: false });
  const session = await api.signIn(body.username);
  const added = await session.call(
    `${path}/authenticators`,
    post({ currentPassword: goodPassword }),
  );
  // A factor counts once a code of it was typed.
  expect((await bankHolders()).withoutFactor).toBe(before.withoutFactor + 1);
  const code = authenticatorCodeAt(String(added.body.secret));
  await session.call(`${path}/authenticators/confirm`, post({ code }));
  expect(await bankHolders()).toMatchObject({
    users: before.users + 1,
    withoutFactor: before.withoutFactor,
  });

  await admin.call(`users/${body.id}`, { method: 'DELETE' });
  expect(await bankHolders()).toEqual(before);
});

test('doesn’t count another brand’s users', async () => {
  const juniper = await api.signIn('admin@juniper');
  const before = await bankHolders();
  await createPerson(juniper, { roles: ['bank'] });
  expect(await bankHolders()).toEqual(before);
});
