import { notificationKinds } from '@payfac/domain/notifications';
import { expect, test } from 'vitest';
import { everyone } from '../../../test/proof/people.ts';
import { useTestApi } from '../../../test/use.ts';

const api = useTestApi();

test.each(everyone)(
  'the session of %s has the kinds of notification they get [SIGN-26]',
  async (login) => {
    const person = await api.signIn(`${login}@harbor`);
    const { notifications } = person.response.applications.payments;
    const asked = await person.call('foundation/notifications/get', { method: 'POST' });
    const kinds = asked.body.data.map(({ kind }: { kind: string }) => kind);
    expect(notifications).toEqual(kinds);
  },
);

test('a user who gets all notifications has every kind', async () => {
  const admin = await api.signIn('admin@harbor');
  expect(admin.response.applications.payments.notifications).toContain('alert-raised');
  expect(notificationKinds).toEqual(
    expect.arrayContaining(admin.response.applications.payments.notifications),
  );
});
