import { logout, sso } from '@payfac/api/contract/auth';
import { list as listNotifications } from '@payfac/api/contract/notifications';
import { update } from '@payfac/api/contract/users';
import { createTestTransport, fixtures, type Overrides } from '@payfac/api/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { sessionAtom } from '../../shared/session/session.ts';
import { write } from '../../shared/state/app.ts';
import { freshApp } from '../../shared/testing/fresh-app.ts';
import { InApp } from '../../shared/testing/in-app.tsx';
import { type Person, sessionOf } from '../../shared/testing/session-of.ts';
import { respondToFetch } from '../../shared/testing/test-fetch.ts';
import { Shell } from './shell.tsx';

const areas = {
  auth: { logout, sso },
  users: { update },
  notifications: { list: listNotifications },
};

interface Options extends Partial<Person> {
  readonly unread?: number;
  readonly responses?: Overrides<typeof areas>;
  /** Whether this browser was used before. */
  readonly isBack?: boolean;
}

function open({ unread = 0, responses, isBack, roles = ['admin'], ...person }: Options = {}) {
  if (!isBack) freshApp();
  const event = fixtures.notifications.acknowledge;
  const transport = createTestTransport(areas, {
    notifications: {
      list: () => ({
        data: Array.from({ length: unread }, (_, index) => ({
          ...event,
          notificationEventId: `ntf_${index}`,
        })),
        count: unread,
      }),
    },
    ...responses,
  });
  respondToFetch(transport.fetch);
  write(sessionAtom, sessionOf({ roles, ...person }));
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/here', element: <h1>Here</h1> },
          { path: '*', element: <h1>Elsewhere</h1> },
        ],
      },
    ],
    { initialEntries: ['/here'] },
  );
  render(<RouterProvider router={router} />, { wrapper: InApp });
  return {
    user: userEvent.setup(),
    router,
    calls: () => transport.calls.map(({ endpoint }) => endpoint),
    inputs: (endpoint: string) =>
      transport.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input),
  };
}

const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));
const { branding } = fixtures.auth.sso;

describe('the frame of every page', () => {
  it('has the facilitator’s name and Backoffice in its header [BRAND-03]', () => {
    open();
    const header = within(screen.getByRole('banner'));
    expect(header.getByText(`${branding.facilitatorName} Backoffice`)).toBeTruthy();
  });

  it('has a copyright line, the two links and the version in its footer [BRAND-04..06]', () => {
    vi.setSystemTime(new Date('2031-07-01T12:00:00Z'));
    open();
    vi.useRealTimers();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(`© 2031 ${branding.facilitatorName}`)).toBeTruthy();
    const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Terms and Conditions')).toBe(branding.termsUrl);
    expect(hrefOf('Privacy Policy')).toBe(branding.privacyUrl);
    expect(footer.getByText(`Version ${__APP_VERSION__}`)).toBeTruthy();
  });

  it('doesn’t link script URLs from its footer', () => {
    open({
      session: { branding: { ...branding, termsUrl: 'javascript:alert(1)' } },
    });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.queryByRole('link', { name: 'Terms and Conditions' })).toBeNull();
  });

  it('has the version in its sidebar too [BRAND-07]', () => {
    open();
    expect(menu().getByText(new RegExp(__APP_VERSION__))).toBeTruthy();
  });
});

describe('the sidebar', () => {
  it('is minimized and saved to the user’s theme [MENU-11]', async () => {
    const { user, inputs } = open();
    await user.click(menu().getByRole('button', { name: /(collapse|minimi[sz]e|narrow)/i }));
    await waitFor(() =>
      expect(inputs('users.update')).toMatchObject([
        {
          params: { id: fixtures.auth.sso.userId },
          body: { theme: { sidebarMini: true } },
        },
      ]),
    );
  });

  it('marks the inbox while something is unread, and not otherwise [MENU-13, MENU-14]', async () => {
    open({ unread: 2 });
    await waitFor(() => expect(menu().getByRole('link', { name: 'Inbox, 2 unread' })).toBeTruthy());
    expect(menu().getByRole('link', { name: /Inbox/ }).getAttribute('href')).toBe('/inbox');
    const quiet = open({ unread: 0 });
    await waitFor(() => expect(quiet.calls()).toContain('notifications.list'));
    expect(menu().getByRole('link', { name: 'Inbox' })).toBeTruthy();
  });

  it('has a Settings group with the profile and the password change [MENU-16]', () => {
    open();
    const settings = within(menu().getByRole('list', { name: 'Settings' }));
    expect(settings.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/change-password',
    ]);
  });

  it('ends with an entry labeled Log Out [MENU-17, MENU-18]', () => {
    open();
    const entries = menu().getAllByRole('listitem');
    expect(entries.at(-1)?.textContent).toBe('Log Out');
  });

  it('ends with Exit and the name while acting as the user, and says who is acting [MENU-19]', () => {
    open({ session: { isLoggedInAs: true, username: 'manager@harbor', name: 'Mei Jimenez' } });
    expect(menu().getAllByRole('listitem').at(-1)?.textContent).toBe('Exit manager@ha...');
    const acting = screen.getByRole('region', { name: 'Acting as someone else' });
    expect(acting.textContent).toContain('Mei Jimenez');
    expect(menu().queryByRole('link', { name: 'Change Password' })).toBeNull();
  });

  it('leaves a user who must choose a new password only the sign-out', () => {
    open({ session: { forcePasswordReset: true } });
    expect(menu().queryAllByRole('link', { name: /Dashboard|Inbox|Profile/ })).toEqual([]);
    expect(menu().getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });
});

it('saves for the user which groups are folded', async () => {
  const { user } = open();
  const group = () => menu().getByRole('button', { name: 'Payments' });
  expect(menu().getByRole('link', { name: 'Declined' })).toBeTruthy();
  await user.click(group());
  expect(menu().queryByRole('link', { name: 'Declined' })).toBeNull();
  cleanup();
  open({ isBack: true });
  expect(group().getAttribute('aria-expanded')).toBe('false');
  cleanup();
  open({ isBack: true, session: { userId: 'usr_other' } });
  expect(group().getAttribute('aria-expanded')).toBe('true');
});

it('says on every page that there is no connection, until there is one again', async () => {
  open();
  expect(screen.queryByText(/You’re offline/)).toBeNull();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText(/You’re offline/).closest('[role=alert]')).not.toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText(/You’re offline/)).toBeNull();
});

it('the shell itself requests only the theme and what is unread [SIGN-25]', async () => {
  const { user, calls, router } = open({ unread: 1 });
  await waitFor(() => expect(calls()).toContain('notifications.list'));
  await router.navigate('/elsewhere');
  await user.click(screen.getByRole('button', { name: /Switch to (dark|light) mode/ }));
  await waitFor(() => expect(calls()).toContain('users.update'));
  expect(new Set(calls())).toEqual(new Set(['notifications.list', 'users.update']));
});

it('the color mode of the user acted as is shown but not saved', async () => {
  const { user, calls } = open({ session: { isLoggedInAs: true } });
  const button = screen.getByRole('button', { name: /Switch to (dark|light) mode/ });
  const wanted = button.getAttribute('aria-label')?.split(' ')[2];
  await user.click(button);
  expect(document.documentElement.dataset['mode']).toBe(wanted);
  expect(calls()).not.toContain('users.update');
});

it('moves the focus to a new page’s main part', async () => {
  const { router } = open();
  await router.navigate('/elsewhere');
  await screen.findByText('Elsewhere');
  await waitFor(() => expect(document.activeElement === screen.getByRole('main')).toBe(true));
});
