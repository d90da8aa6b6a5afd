import { users } from '@payfac/api/contract/users';
import { failure } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderScreen } from '../../shared/lists/testing/render-list.tsx';
import { Component } from './page.tsx';

const areas = { users };
const root = document.documentElement;
const sheet = () =>
  document.adoptedStyleSheets
    .flatMap((each) => [...each.cssRules])
    .map(({ cssText }) => cssText)
    .join();

beforeAll(installValidationMessages);

it('shows a selected theme at once, saves it for the user, and sends nothing else [MENU-12]', async () => {
  const { user, calls } = renderScreen(<Component />, { areas });
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root.dataset['mode']).toBe('dark');
  const primary = screen.getByRole('textbox', { name: 'Primary color' });
  await user.clear(primary);
  await user.type(primary, '#7a3cff');
  await waitFor(() => expect(sheet()).toContain('#7a3cff'));
  const sidebar = screen.getByRole('textbox', { name: 'Sidebar color' });
  await user.type(sidebar, '#123456');
  expect(calls('users.update')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save appearance' }));
  await screen.findAllByText('Your appearance settings were saved.');
  expect(calls('users.update').map(({ input }) => input)).toMatchObject([
    {
      body: { theme: { mode: 'dark', primaryColor: '#7a3cff', sidebarColor: '#123456' } },
    },
  ]);
  expect(localStorage.getItem('payments.mode')).toBe('dark');
});

it('restores the saved theme when discarded or left', async () => {
  const { user, calls, unmount } = renderScreen(<Component />, { areas });
  const before = root.dataset['mode'] ?? 'light';
  const other = before === 'dark' ? 'Light' : 'Dark';
  await user.click(screen.getByRole('radio', { name: other }));
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(root.dataset['mode']).toBe(before);
  await user.click(screen.getByRole('radio', { name: other }));
  unmount();
  expect(root.dataset['mode']).toBe(before);
  expect(calls('users.update')).toEqual([]);
});

it('says how links look if the selected color would be unreadable', async () => {
  const { user } = renderScreen(<Component />, { areas });
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  const primary = screen.getByRole('textbox', { name: 'Primary color' });
  await user.clear(primary);
  await user.type(primary, '#ffff00');
  await screen.findByText(/Links use #[0-9a-f]{6}, which is easier to read\.$/);
});

it('keeps the previous theme if saving fails, and says so', async () => {
  const { user } = renderScreen(<Component />, {
    areas,
    responses: { users: { update: () => failure(500, { code: 'INTERNAL', message: 'Not now.' }) } },
  });
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('button', { name: 'Save appearance' }));
  await screen.findAllByText('Not now.');
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeTruthy();
});

it('says with the profile’s own message that a username or email is taken', async () => {
  const { user } = renderScreen(<Component />, {
    areas,
    responses: {
      users: {
        update: ({ body }) =>
          failure(409, {
            code: body?.username === 'taken' ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN',
            message: 'x',
          }),
      },
    },
  });
  const name = await screen.findByRole('textbox', { name: /Username/ });
  await user.clear(name);
  await user.type(name, 'taken');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByText('The username already exists.');
  await user.type(name, '2');
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByText('E-mail already used.');
});

it('links to the password change, and asks before signing out everywhere', async () => {
  const { user } = renderScreen(<Component />, { areas });
  expect(screen.getByRole('link', { name: 'Change password' }).getAttribute('href')).toBe(
    '/change-password',
  );
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
});

it('doesn’t save an empty name, which the call would ignore', async () => {
  const { user, calls } = renderScreen(<Component />, { areas });
  await user.clear(await screen.findByRole('textbox', { name: /^Name/ }));
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findAllByText('Enter a name.');
  expect(calls('users.update')).toEqual([]);
});
