import { secondFactor } from '@payfac/api/contract/second-factor';
import { failure } from '@payfac/api/testing';
import type { Role } from '@payfac/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { SignInRules } from './sign-in-rules.tsx';

const areas = { secondFactor };

it('requires a second factor for the selected roles, and no others', async () => {
  let kept: Role[] = ['admin'];
  const { user, calls } = renderScreen(<SignInRules />, {
    areas,
    responses: {
      secondFactor: {
        roles: () => ({ roles: kept, holders: [] }),
        requireOfRoles: ({ body }) => {
          kept = [...(body?.roles ?? [])];
          return { roles: kept };
        },
      },
    },
  });
  expect(await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Admin' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Bank' }));
  await user.click(screen.getByRole('checkbox', { name: 'Admin' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await screen.findAllByText('Saved who needs a second step.');
  expect(calls('secondFactor.requireOfRoles').map(({ input }) => input)).toMatchObject([
    { body: { roles: ['bank'] } },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Bank' })).toHaveProperty('checked', true),
  );
});

it('says why it wasn’t saved, and keeps the selection', async () => {
  const { user } = renderScreen(<SignInRules />, {
    areas,
    responses: {
      secondFactor: {
        roles: () => ({ roles: [], holders: [] }),
        requireOfRoles: () => failure(500, { code: 'INTERNAL', message: 'Not now.' }),
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Bank' }));
  await user.click(screen.getByRole('button', { name: 'Save roles' }));
  await screen.findByText('Not now.');
  expect(screen.getByRole('checkbox', { name: 'Bank' })).toHaveProperty('checked', true);
});

const holdersOf = (role: Role, users: number, withoutFactor: number) => ({
  role,
  users,
  withoutFactor,
});

it('shows beside each role how many users the second factor affects', async () => {
  renderScreen(<SignInRules />, {
    areas,
    responses: {
      secondFactor: {
        roles: () => ({
          roles: [],
          holders: [
            holdersOf('admin', 1, 0),
            holdersOf('underwriter', 3, 0),
            holdersOf('manager', 1204, 1003),
            holdersOf('applicant', 1, 1),
            holdersOf('employee', 2, 2),
          ],
        }),
      },
    },
  });
  for (const [role, who] of [
    ['Admin', '1 user, with a second step'],
    ['Underwriter', '3 users, all with a second step'],
    ['Manager', '1,204 users, 1,003 without a second step'],
    ['Applicant', '1 user, without a second step'],
    ['Employee', '2 users, none with a second step'],
    ['Bank', 'No users'],
  ] as const) {
    expect(await screen.findByRole('checkbox', { name: role, description: who })).toBeTruthy();
  }
});
