import { accounts } from '@payfac/api/contract/accounts';
import { auth } from '@payfac/api/contract/auth';
import { products } from '@payfac/api/contract/products';
import { secondFactor } from '@payfac/api/contract/second-factor';
import { users } from '@payfac/api/contract/users';
import { failure, fixtures } from '@payfac/api/testing';
import type { User } from '@payfac/domain/users';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderList } from '../../shared/lists/testing/render-list.tsx';
import { people } from './list-page.tsx';

const areas = { accounts, auth, products, secondFactor, users };
const [first] = fixtures.users.list.data;
if (!first) throw new Error('The example has a user.');
const person = (changes: Partial<User>): User => ({ ...first, ...changes });
const place = { kind: 'account', subMerchantId: 'sm_0001' } as const;
const dana = person({
  id: 'usr_dana',
  name: 'Dana Reyes',
  status: 'active',
  forcePasswordReset: false,
  acl: [{ role: 'manager', forcePasswordReset: false, place }],
});
const lee = person({ ...dana, id: 'usr_lee', name: 'Lee Park', status: 'locked' });
const me = person({ ...dana, id: fixtures.auth.sso.userId, name: 'Me Myself' });

beforeAll(installValidationMessages);

type Options = Parameters<typeof renderList<User, typeof areas>>[1];
const show = (options: Partial<Options> = {}) =>
  renderList(people, {
    areas,
    ...options,
    responses: {
      ...options.responses,
      users: { list: () => ({ data: [dana, lee, me], count: 3 }), ...options.responses?.users },
    },
  });

const actionsOf = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
};
const box = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input' });
const press = (name: string) => screen.getByRole('button', { name });

describe('actions on a user', () => {
  it('depend on the user, for an administrator', async () => {
    const { user } = show();
    expect(await actionsOf(user, 'Dana Reyes')).toEqual([
      'Edit',
      'Log in as',
      'Products',
      'Reset password',
      'Require new password',
      'Delete',
    ]);
    await user.keyboard('{Escape}');
    expect(await actionsOf(user, 'Lee Park')).toEqual(expect.arrayContaining(['Unlock']));
    expect(screen.queryByRole('menuitem', { name: 'Log in as' })).toBeNull();
  });

  it('on oneself are the profile and no deletion', async () => {
    const { user } = show();
    expect(await actionsOf(user, 'Me Myself')).toEqual(['Edit profile', 'Change password']);
  });

  it('on oneself are none while acting as another user', async () => {
    show({ session: { isLoggedInAs: true } });
    await screen.findByRole('button', { name: 'Actions for Dana Reyes' });
    expect(screen.queryByRole('button', { name: 'Actions for Me Myself' })).toBeNull();
  });

  it('are fewer for a merchant administrator, who can’t act as users or grant products', async () => {
    const { user } = show({ roles: ['merchant-admin'] });
    const offered = await actionsOf(user, 'Dana Reyes');
    expect(offered).not.toContain('Log in as');
    expect(offered).not.toContain('Products');
  });
});

describe('a new user', () => {
  it('shows what is missing at each field, and refused names at theirs', async () => {
    const { user, calls } = show({
      responses: {
        users: {
          create: () =>
            failure(409, { code: 'USERNAME_TAKEN', message: 'Username already exists.' }),
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New user' }));
    await user.click(await screen.findByRole('button', { name: 'Add user' }));
    expect((await screen.findAllByText('Enter a username.')).length).toBeGreaterThan(1);
    // Together with the other messages, not only after they are fixed.
    expect(screen.getByRole('link', { name: 'Select a role and where it applies.' })).toBeTruthy();
    expect(calls('users.create')).toEqual([]);
    await user.type(box('Name'), 'Ada Lovelace');
    await user.type(box('Username'), 'ada@harbor');
    await user.type(box('Email'), 'ada@harbor.example');
    await user.selectOptions(screen.getByLabelText('Add a role'), 'Underwriter');
    await user.click(press('Generate password'));
    expect(screen.getByText('Copy this password now')).toBeTruthy();
    await user.click(press('Add user'));
    expect((await screen.findAllByText('Username already exists.')).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(box('Username')));
    expect(calls('users.create')[0]?.input).toMatchObject({
      body: {
        name: 'Ada Lovelace',
        memberships: [{ role: 'underwriter', place: { kind: 'brand' } }],
      },
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ada@harbor');
  });

  it('needs a place for the chosen role, not another role', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'New user' }));
    const roles = await screen.findByLabelText('Add a role');
    await user.type(box('Name'), 'Ada Lovelace');
    await user.type(box('Username'), 'ada@harbor');
    await user.type(box('Email'), 'ada@harbor.example');
    await user.click(press('Generate password'));
    await user.click(press('Add user'));
    expect(await screen.findByText('Select a role.')).toBeTruthy();
    await user.selectOptions(roles, 'Manager');
    expect(await screen.findByText('Select an account.')).toBeTruthy();
    expect(screen.queryByText('Select a role.')).toBeNull();
  });

  it('gets only merchant-type roles at the own account from a merchant administrator', async () => {
    const { payments } = fixtures.auth.sso.applications;
    const own = { subMerchantId: 'sm_0001', applicationId: 'app_1', name: 'Pier', features: [] };
    const other = { ...own, subMerchantId: 'sm_0002', name: 'Quay' };
    const { user } = show({
      session: {
        applications: {
          payments: {
            ...payments,
            accounts: [own, other],
            acl: [
              { role: 'merchant-admin', forcePasswordReset: false, place },
              {
                role: 'manager',
                forcePasswordReset: false,
                place: { kind: 'account', subMerchantId: 'sm_0002' },
              },
            ],
          },
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New user' }));
    const roles = await screen.findByLabelText('Add a role');
    expect(within(roles).queryByText('Admin')).toBeNull();
    await user.selectOptions(roles, 'Sales clerk');
    await user.click(screen.getByRole('button', { name: /Show options/ }));
    const offered = await screen.findAllByRole('option', { name: /Pier|Quay/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Pier']);
  });
});

it('sends only changed fields of a user, and refuses an empty name', async () => {
  const { user, calls } = show();
  await actionsOf(user, 'Dana Reyes');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await screen.findByRole('dialog');
  await user.clear(box('Name'));
  await user.clear(box('Email'));
  await user.type(box('Email'), 'nowhere');
  await user.click(press('Save changes'));
  await screen.findByRole('link', { name: /^Enter an email address/ });
  expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await user.type(box('Name'), 'Dana R.');
  await user.clear(box('Email'));
  await user.type(box('Email'), dana.email);
  await user.click(press('Save changes'));
  await waitFor(() => expect(calls('users.update')).toHaveLength(1));
  expect(calls('users.update')[0]?.input).toEqual({
    params: { id: 'usr_dana' },
    body: { name: 'Dana R.' },
  });
});

it('sends a new role with the existing ones, and nothing if nothing changes', async () => {
  const { user, calls } = show();
  await actionsOf(user, 'Dana Reyes');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('users.update')).toEqual([]);
  await actionsOf(user, 'Dana Reyes');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.selectOptions(await screen.findByLabelText('Add a role'), 'Underwriter');
  await user.click(press('Save changes'));
  await waitFor(() => expect(calls('users.update')).toHaveLength(1));
  expect(calls('users.update')[0]?.input).toEqual({
    params: { id: 'usr_dana' },
    body: {
      memberships: [
        { role: 'manager', place },
        { role: 'underwriter', place: { kind: 'brand' } },
      ],
    },
  });
});

it('says what a product gives a user, and that requiring a new password signs them out', async () => {
  const { user } = show();
  await actionsOf(user, 'Dana Reyes');
  await user.click(screen.getByRole('menuitem', { name: 'Products' }));
  await screen.findByText(/Dana Reyes has service-provider access/);
  await user.click(press('Cancel'));
  await actionsOf(user, 'Dana Reyes');
  await user.click(screen.getByRole('menuitem', { name: 'Require new password' }));
  await screen.findByText(/They’ll be signed out everywhere/);
});

describe('acting as a user', () => {
  it('who works elsewhere opens a new tab with nothing of this one', async () => {
    const { user, calls } = show({
      responses: { auth: { loginAs: () => ({ as: 'act_1', sameApp: false }) } },
    });
    await actionsOf(user, 'Dana Reyes');
    await user.click(screen.getByRole('menuitem', { name: 'Log in as' }));
    expect(calls('auth.loginAs')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Log in as Dana Reyes' }));
    const link = await screen.findByRole('link', { name: /^Open in new tab/ });
    expect(link.getAttribute('href')).toBe('/?as=act_1');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(calls('auth.loginAs')[0]?.input).toMatchObject({ body: { userId: 'usr_dana' } });
  });

  it('says why it was refused', async () => {
    const { user } = show({
      responses: {
        auth: {
          loginAs: () => failure(409, { code: 'USER_LOCKED', message: 'This user is locked.' }),
        },
      },
    });
    await actionsOf(user, 'Dana Reyes');
    await user.click(screen.getByRole('menuitem', { name: 'Log in as' }));
    await user.click(await screen.findByRole('button', { name: 'Log in as Dana Reyes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This user is locked.');
  });
});

describe('a lost second factor', () => {
  const askedBy = (askedByUserId: string) =>
    person({
      ...dana,
      hasSecondFactor: true,
      factorReset: { askedByUserId, askedBy: 'Ada Lindqvist', askedAt: new Date(0) },
    });
  const own = fixtures.auth.sso.userId;
  const showing = (user: User) =>
    show({ responses: { users: { list: () => ({ data: [user], count: 1 }) } } });

  it.each([
    [
      'is asked to be reset',
      person({ ...dana, hasSecondFactor: true }),
      ['Ask to reset second step'],
    ],
    [
      'is confirmed or refused by another administrator',
      askedBy('usr_ada'),
      ['Confirm reset of second step', 'Refuse reset of second step'],
    ],
    [
      'cannot be confirmed by the administrator who asked',
      askedBy(own),
      ['Refuse reset of second step'],
    ],
    ['is nothing to reset where there is none', dana, []],
  ])('%s', async (_, user, actions) => {
    const shown = showing(user);
    const offered = await actionsOf(shown.user, 'Dana Reyes');
    expect(offered.filter((label) => label.includes('second step'))).toEqual(actions);
  });

  it('is reset once confirmed, and says who requested it', async () => {
    const { user, calls } = showing(askedBy('usr_ada'));
    await actionsOf(user, 'Dana Reyes');
    await user.click(screen.getByRole('menuitem', { name: 'Confirm reset of second step' }));
    await screen.findByText(/^Ada Lindqvist asked for it\./);
    await user.click(press('Reset second step'));
    await screen.findAllByText('Reset Dana Reyes’s second step.');
    expect(calls('secondFactor.confirmReset').map(({ input }) => input)).toMatchObject([
      { params: { id: 'usr_dana' } },
    ]);
  });
});
