import { createTestTransport } from '@payfac/api/testing';
import { type Feature, features, type Role, roles } from '@payfac/domain/access';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { holderAtom, type Session, sessionAtom } from '../shared/session/session.ts';
import { read, write } from '../shared/state/app.ts';
import { sessionOf } from '../shared/testing/session-of.ts';
import { respondToFetch } from '../shared/testing/test-fetch.ts';
import { goKeysOf, openPages } from './guard.ts';
import { requiredRoutes } from './required-routes.data.ts';
import { table } from './router.tsx';
import { allRoutes } from './routes.ts';
import { screenOf } from './screen-code.ts';
import { entriesOf, footerOf } from './shell/sidebar-of.tsx';

function signIn(session: Session): void {
  respondToFetch(createTestTransport({}).fetch);
  write(sessionAtom, session);
}

/** A tab in which a user goes from one address to the next. */
function openTab() {
  const router = createMemoryRouter(table, { initialEntries: ['/forbidden'] });
  router.initialize();
  return {
    /** @returns the final address. */
    async open(address: string): Promise<string> {
      await router.navigate(address);
      const { location, errors } = router.state;
      expect(Object.values(errors ?? {})).toEqual([]);
      return `${location.pathname}${location.search}`;
    },
    close: () => router.dispose(),
  };
}

/** The final address when a user opens an address in a new tab. */
async function opened(address: string): Promise<string> {
  const tab = openTab();
  const end = await tab.open(address);
  tab.close();
  return end;
}

const hrefs = (items: ReturnType<typeof entriesOf>): string[] =>
  items.flatMap((item) => {
    if ('entries' in item) return hrefs([...item.entries]);
    return 'href' in item && item.href !== undefined ? [item.href] : [];
  });

const footer = {
  unread: 0,
  exits: { leave: () => undefined, leaveEverywhere: () => undefined },
};

/** The page behind each menu entry, including an entry that leads to the first of several. */
const menuOf = (session: Session): string[] => {
  const holder = read(holderAtom);
  return [
    ...hrefs(entriesOf(session, holder, new Map())),
    ...hrefs(footerOf(session, holder, footer)),
  ].map((href) => allRoutes.find(({ menu }) => menu?.href === href)?.path ?? href);
};

const withoutId = allRoutes.filter(({ path }) => !path.includes(':'));
const inMenu = withoutId.filter(({ menu }) => menu !== undefined).map(({ path }) => path);
const none: readonly Feature[] = [];

/** Every kind of user: each role alone and two together, with every feature, none, and one alone. */
const roleSets: readonly (readonly Role[])[] = [
  ...roles.map((role) => [role]),
  ['sales-clerk', 'accounting'],
  ['service-provider', 'admin'],
  ['merchant-admin', 'employee'],
];
const featureSets: readonly (readonly Feature[])[] = [
  features,
  none,
  ...features.map((feature) => [feature]),
];
const people = roleSets.flatMap((held) =>
  featureSets.map((owned): [string, readonly Role[], readonly Feature[]] => [
    `${held.join(' and ')} with ${owned === features ? 'every feature' : owned.join() || 'no feature'}`,
    held,
    owned,
  ]),
);

// Runs first, while no screen is loaded.
it('the code of a forbidden page isn’t even requested', async () => {
  const users = allRoutes.find(({ path }) => path === '/users/manage');
  if (!users) throw new Error('There is no page for users.');
  const load = vi.spyOn(users, 'load');
  signIn(sessionOf({ roles: ['applicant'] }));
  expect(await opened('/users/manage')).toBe('/forbidden');
  expect(load).not.toHaveBeenCalled();
  signIn(sessionOf({ roles: ['admin'] }));
  expect(await opened('/users/manage')).toBe('/users/manage');
  expect(load).toHaveBeenCalledOnce();
});

describe.each(people)('%s', (_, held, owned) => {
  it('finds the same pages by menu, palette, keys and URL [MENU-23, PAGE-10, PAGE-12]', async () => {
    const session = sessionOf({ roles: held, features: owned });
    signIn(session);
    const byAddress: string[] = [];
    const tab = openTab();
    for (const { path } of withoutId) {
      const end = await tab.open(path);
      expect([path, '/forbidden']).toContain(end);
      if (end === path) byAddress.push(path);
    }
    tab.close();
    const pages = openPages(allRoutes, session, read(holderAtom));
    expect(pages.map(({ path }) => path)).toEqual(byAddress);
    expect(menuOf(session).toSorted()).toEqual(
      byAddress.filter((path) => inMenu.includes(path)).toSorted(),
    );
    for (const path of goKeysOf(pages).keys()) expect(byAddress).toContain(path);
  });
});

describe('a parent without its own page', () => {
  it.each<[Role, string]>([
    ['admin', '/developer/api-keys'],
    ['service-provider', '/developer/api-keys'],
    ['manager', '/forbidden'],
  ])('leads %s to the first page they may open: %s [MENU-15]', async (role, end) => {
    signIn(sessionOf({ roles: [role] }));
    expect(await opened('/developer')).toBe(end);
    const hrefsOf = hrefs(footerOf(read(sessionAtom), read(holderAtom), footer));
    expect(hrefsOf.includes('/developer')).toBe(end !== '/forbidden');
  });
});

describe('a forbidden URL', () => {
  it('keeps the tab’s acting session and account', async () => {
    signIn(sessionOf({ roles: ['applicant'] }));
    expect(await opened('/users/manage?as=abc&account=sm_1&page=2')).toBe(
      '/forbidden?as=abc&account=sm_1',
    );
  });
});

describe('the root', () => {
  it.each<[Role, string]>([
    ['sales-clerk', '/reporting/transactions'],
    ['manager', '/dashboard'],
    ['accounting', '/dashboard'],
    ['employee', '/dashboard'],
    ['admin', '/dashboard'],
    ['underwriter', '/dashboard'],
    ['service-provider', '/accounts-center'],
    ['merchant-admin', '/users/manage'],
    ['bank', '/accounts-view'],
    ['applicant', '/accounts-view'],
  ])('leads %s to %s, by role before /dashboard [LAND-01..09, PAGE-05]', async (role, path) => {
    signIn(sessionOf({ roles: [role], features }));
    expect(await opened('/')).toBe(path);
    expect(await opened('/dev/login')).toBe(path);
  });

  it.each([...roles])('never leads %s to a page that is forbidden', async (role) => {
    signIn(sessionOf({ roles: [role] }));
    expect(await opened('/')).not.toBe('/forbidden');
  });
});

describe('parents without their own page', () => {
  it.each(['/reporting', '/developer', '/risk-management'])(
    '%s leads to the first child that the user may open, or says there is none',
    async (parent) => {
      for (const role of roles) {
        signIn(sessionOf({ roles: [role], features }));
        const end = await opened(parent);
        const children = withoutId.filter(({ path }) => path.startsWith(`${parent}/`));
        if (children.length === 0) expect(end).toBe(parent);
        else {
          const open = openPages(children, read(sessionAtom), read(holderAtom));
          expect(end).toBe(open[0]?.path ?? '/forbidden');
        }
      }
    },
  );
});

describe('a user who must choose a new password', () => {
  it.each([...requiredRoutes.map(({ path }) => path.replace(':id', '1')), '/', '/nowhere'])(
    'is sent from %s to the password change and nowhere else [PAGE-20]',
    async (path) => {
      signIn(sessionOf({ roles: ['admin'], session: { forcePasswordReset: true } }));
      expect(await opened(path)).toBe('/change-password');
      expect(menuOf(read(sessionAtom))).toEqual([]);
    },
  );

  it('is let through while somebody acts as them, except to personal pages [PAGE-21]', async () => {
    const session = sessionOf({
      roles: ['admin'],
      session: { forcePasswordReset: true, isLoggedInAs: true },
    });
    signIn(session);
    expect(await opened('/dashboard')).toBe('/dashboard');
    expect(await opened('/change-password')).toBe('/forbidden');
    expect(await opened('/profile')).toBe('/forbidden');
    expect(menuOf(session)).not.toContain('/profile');
  });
});

it('an unknown URL stays and shows not found [PAGE-11]', async () => {
  signIn(sessionOf({ roles: ['manager'] }));
  expect(await opened('/invoice')).toBe('/invoice');
  expect(screenOf('*')).toBeDefined();
});
