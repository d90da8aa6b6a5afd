import { fixtures } from '@payfac/api/testing';
import {
  brandWide,
  type Feature,
  features,
  type Holder,
  type Role,
  roles,
} from '@payfac/domain/access';
import { environments } from '@payfac/domain/enumerations';
import { describe, expect, it } from 'vitest';
import { existsIn, mayOpen } from '../shared/routes/route.ts';
import type { Session } from '../shared/session/session.ts';
import { detour } from './guard.ts';
import { requiredRoutes } from './required-routes.data.ts';
import { allRoutes } from './routes.ts';
import { headedSections, menuSection } from './shell/sidebar-of.tsx';

const everyFeature: readonly Feature[] = features;

const holder = (role: Role, held = everyFeature): Holder => ({
  memberships: [{ role, place: brandWide }],
  accounts: [{ subMerchantId: 'sm_1', features: held }],
});

const required = (path: string) => requiredRoutes.find((route) => route.path === path);
const merchantRoles: readonly Role[] = [
  'manager',
  'employee',
  'sales-clerk',
  'accounting',
  'applicant',
  'merchant-admin',
];

const built = allRoutes.map((route) => {
  const expected = required(route.path);
  return [
    expected?.requirement ? `${route.path} [${expected.requirement}]` : route.path,
    route,
    expected,
  ] as const;
});

describe.each(built)('%s', (_, route, expected) => {
  it('is a required route', () => expect(expected).toBeDefined());

  it('opens for the required roles and no others [PAGE-12, ROLE-27]', () => {
    const open = roles.filter((role) => mayOpen(holder(role), route));
    expect(open).toEqual(
      expected?.for === 'everyone' ? roles : roles.filter((role) => expected?.for.includes(role)),
    );
  });

  it('requires the account’s feature of merchant roles, and of no one else [PAGE-13..19]', () => {
    const lost = roles.filter(
      (role) => mayOpen(holder(role), route) && !mayOpen(holder(role, []), route),
    );
    const bound = merchantRoles.filter((role) => mayOpen(holder(role), route));
    expect(lost.toSorted()).toEqual(expected?.feature ? bound.toSorted() : []);
    const others = everyFeature.filter((feature) => feature !== expected?.feature);
    if (expected?.feature) {
      expect(bound.filter((role) => mayOpen(holder(role, others), route))).toEqual([]);
    }
  });

  it('exists in the required environments [PAGE-09]', () =>
    expect(environments.filter((environment) => existsIn(route, environment))).toEqual(
      environments.filter((each) => expected?.environments?.includes(each) ?? true),
    ));
});

describe('the menu', () => {
  const sections = ['main', ...headedSections, 'last', 'footer', 'Settings'] as const;
  const entries = (of: Holder) =>
    sections.flatMap((section) => menuSection(allRoutes, of, section));

  it.each(roles)('of %s leads nowhere that is forbidden [ROLE-27]', (role) => {
    for (const route of entries(holder(role))) expect(mayOpen(holder(role), route)).toBe(true);
  });

  it('has each of its pages exactly once, for everybody who may open it', () => {
    for (const role of roles) {
      const open = allRoutes.filter((route) => route.menu && mayOpen(holder(role), route));
      expect(
        entries(holder(role))
          .map(({ path }) => path)
          .toSorted(),
      ).toEqual(open.map(({ path }) => path).toSorted());
    }
  });

  it('has the required entries in order [MENU-01]', () => {
    const order = ['Dashboard', 'Accounts', 'Products', 'Invites', 'Disputes', 'Customers'];
    const rest = ['Virtual Terminal', 'Installments', 'Invoices', 'Subscriptions'];
    const labels = menuSection(allRoutes, holder('admin'), 'main').map(
      ({ title, menu }) => menu.label ?? title,
    );
    expect(labels).toEqual([...order, ...rest]);
  });

  it.each(environments)(
    'has Installments only in local and development: %s [MENU-03]',
    (environment) => {
      const there = allRoutes.filter((route) => existsIn(route, environment));
      const labels = menuSection(there, holder('admin'), 'main').map(({ title }) => title);
      expect(labels.includes('Installments')).toBe(['local', 'development'].includes(environment));
      expect(there.some(({ path }) => path === '/installment-plan')).toBe(
        ['local', 'development'].includes(environment),
      );
    },
  );

  it.each([
    ['Payments', ['Transactions', 'Hosted Sessions', 'Send Payment Link', 'Declined']],
    ['Processing', ['Fees', 'Payouts', 'Manual Payouts', 'Settlement']],
    ['Users', ['Manage']],
  ] as const)('has the required entries of %s in order [MENU-04..06]', (section, order) => {
    const labels = menuSection(allRoutes, holder('admin'), section).map(
      ({ title, menu }) => menu.label ?? title,
    );
    expect(labels).toEqual(order);
  });

  it('has PCI Compliance after all sections, only for an admin [MENU-07]', () => {
    const last = (role: Role) =>
      menuSection(allRoutes, holder(role), 'last').map(({ title }) => title);
    for (const role of roles)
      expect(last(role)).toEqual(role === 'admin' ? ['PCI Compliance'] : []);
  });

  it('lists each page’s shortcut once for each user', () => {
    for (const role of roles) {
      const keys = allRoutes
        .filter((route) => mayOpen(holder(role), route))
        .flatMap(({ key }) => (key === undefined ? [] : [key]));
      expect([role, keys]).toEqual([role, [...new Set(keys)]]);
      for (const key of keys) expect(key).toMatch(/^[a-z]$/);
    }
  });

  it('shows the service provider’s accounts only to a service provider [MENU-02, MENU-08]', () => {
    const seen = roles.filter((role) =>
      menuSection(allRoutes, holder(role), 'main').some(({ path }) => path === '/accounts-center'),
    );
    expect(seen).toEqual(['service-provider']);
  });
});

describe('a user who must choose a new password', () => {
  const { sso } = fixtures.auth;
  const flagged = (flags: Partial<Session>): Session => ({
    ...sso,
    isLoggedInAs: false,
    forcePasswordReset: false,
    passwordExpired: false,
    ...flags,
  });
  const { payments } = sso.applications;
  const byRole: Partial<Session> = {
    applications: {
      ...sso.applications,
      payments: {
        ...payments,
        acl: payments.acl.map((entry) => ({ ...entry, forcePasswordReset: true })),
      },
    },
  };
  const dashboard = { path: '/dashboard', access: ['sidebar.dashboard'] } as const;
  const unknown = { path: '*', access: 'signed-in' } as const;

  it.each<[string, Partial<Session>]>([
    ['their account is flagged', { forcePasswordReset: true }],
    ['one of their roles is flagged', byRole],
    ['their password has expired', { passwordExpired: true }],
  ])('is sent to /change-password because %s [PAGE-20]', (_, flags) => {
    for (const route of [dashboard, unknown]) {
      expect(detour(flagged(flags), holder('admin'), route)).toBe('/change-password');
    }
    const own = { path: '/change-password', access: 'signed-in', isPersonal: true } as const;
    expect(detour(flagged(flags), holder('admin'), own)).toBeUndefined();
  });

  it('who has to add a second factor is sent to /profile, once they have a new password', () => {
    const own = { path: '/profile', access: 'signed-in', isPersonal: true } as const;
    const asked = flagged({ mustAddFactor: true });
    for (const route of [dashboard, unknown]) {
      expect(detour(asked, holder('admin'), route)).toBe('/profile');
    }
    expect(detour(asked, holder('admin'), own)).toBeUndefined();
    const both = flagged({ mustAddFactor: true, forcePasswordReset: true });
    expect(detour(both, holder('admin'), own)).toBe('/change-password');
    const acting = flagged({ mustAddFactor: true, isLoggedInAs: true });
    expect(detour(acting, holder('admin'), dashboard)).toBeUndefined();
  });

  it('isn’t sent there while somebody acts as them, who can’t change it either [PAGE-21]', () => {
    const acting = flagged({ forcePasswordReset: true, isLoggedInAs: true });
    expect(detour(acting, holder('admin'), dashboard)).toBeUndefined();
    const own = { path: '/change-password', access: 'signed-in', isPersonal: true } as const;
    expect(detour(acting, holder('admin'), own)).toBe('/forbidden');
  });
});
