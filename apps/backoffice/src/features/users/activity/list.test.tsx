import { activities } from '@payfac/api/contract/activities';
import { users } from '@payfac/api/contract/users';
import { fixtures } from '@payfac/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { Activity } from './list.tsx';

it('says who did what, to what and from where, the newest first', async () => {
  const { calls } = renderScreen(<Activity />, { areas: { activities } });
  const row = await screen.findByRole('row', { name: /Refunded a payment/ });
  expect(within(row).getByText('manager@harbor')).toBeDefined();
  expect(within(row).getByText('txn48213')).toBeDefined();
  expect(within(row).getByText('198.51.100.14')).toBeDefined();
  expect(calls('activities.list')[0]?.input).toMatchObject({ query: { sort: '-createdAt' } });
});

it('names the administrator who acted, what they acted on and its account, and no IDs', async () => {
  const [example] = fixtures.activities.list.data;
  if (!example) throw new Error('There is no example of an activity.');
  const edited: typeof example = {
    ...example,
    message: 'Changed the invite',
    actorUserId: 'usr_harbor_admin',
    actorUsername: 'admin@harbor',
    subMerchantId: 'sm_0007',
    accountName: 'Blue Heron Coffee',
    target: 'inv_01',
    targetName: 'Ada Byron',
  };
  const { calls } = renderScreen(<Activity />, {
    areas: { activities },
    responses: { activities: { list: () => ({ data: [edited], count: 1 }) } },
  });
  const row = within(await screen.findByRole('row', { name: /Changed the invite/ }));
  for (const name of ['by admin@harbor', 'Blue Heron Coffee', 'Ada Byron'])
    expect(row.getByText(name)).toBeDefined();
  expect(row.queryByText(/usr_|sm_|inv_/)).toBeNull();
  expect(calls('activities.list')).toHaveLength(1);
});

it('can be filtered by a user found by name, and by an acting admin', async () => {
  const { user, calls } = renderScreen(<Activity />, {
    areas: { activities, users },
    address: '/list?activity.actorUserId=usr_admin',
    responses: {
      users: {
        get: () => ({ ...fixtures.users.get, id: 'usr_admin', name: 'Grace Hopper' }),
        list: () => ({
          data: [{ ...fixtures.users.get, id: 'usr_ada', name: 'Ada Lovelace' }],
          count: 1,
        }),
      },
    },
  });
  await screen.findByRole('button', { name: /Acting admin Grace Hopper/ });
  await user.click(screen.getByRole('button', { name: 'User', expanded: false }));
  await user.click(await screen.findByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByRole('option', { name: /Ada Lovelace/ }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls('activities.list').at(-1)?.input).toMatchObject({
      query: { userId: ['usr_ada'], actorUserId: ['usr_admin'] },
    }),
  );
});

it('can be filtered only by username for a bank, which can’t look up users', async () => {
  renderScreen(<Activity />, { areas: { activities }, roles: ['bank'] });
  await screen.findByRole('button', { name: 'Username', expanded: false });
  expect(screen.queryByRole('button', { name: 'User', expanded: false })).toBeNull();
});

it('can be filtered by refused attempts', async () => {
  const { user, calls } = renderScreen(<Activity />, { areas: { activities } });
  await user.click(await screen.findByRole('button', { name: 'Security', expanded: false }));
  await user.click(await screen.findByRole('checkbox', { name: 'Failed sign-in' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(calls('activities.list').at(-1)?.input).toMatchObject({
      query: { securityEvent: ['sign-in-failed'] },
    }),
  );
});
