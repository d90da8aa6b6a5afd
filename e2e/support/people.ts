import { expect, type Page } from '@playwright/test';
import { sendTo, signInTo } from '../../bench/src/measure/platform-session.ts';
import { type Account, idOf } from './accounts.ts';
import { baseOf } from './context.ts';

/** Seeded user of each role, before the `@brand` of the username. */
const logins = {
  admin: 'admin',
  underwriter: 'underwriter',
  bank: 'bank',
  'service-provider': 'provider',
  manager: 'manager',
  applicant: 'applicant',
  'merchant-admin': 'merchantadmin',
  employee: 'employee',
  'sales-clerk': 'clerk',
  accounting: 'accounting',
} as const;

export type Role = keyof typeof logins;

const isRole = (name: string): name is Role => name in logins;

export const roles: readonly Role[] = Object.keys(logins).filter(isRole);

const placeOf = (page: Page) => {
  const { hostname, port, origin } = new URL(baseOf(page.context()));
  return {
    brand: hostname.split('.')[0] ?? '',
    host: `${hostname}:${port}`,
    origin,
    port: Number(port),
  };
};

/** Signs in as a user with a platform call, replacing the current session; the page doesn't navigate. */
export async function signInAs(page: Page, username: string): Promise<void> {
  const { host, origin, port } = placeOf(page);
  const { status, headers, body } = await sendTo(port, {
    method: 'POST',
    path: '/api/v1/auth/dev-login',
    host,
    headers: { origin },
    body: { username },
  });
  if (status !== 200) throw new Error(`The login of ${username} returned ${body}`);
  const [cookie = ''] = [headers['set-cookie']].flat().join().split(';');
  const [name = '', value = ''] = cookie.split('=', 2);
  // The cookie's name prefix makes it host-only and secure, which browsers accept on localhost.
  await page
    .context()
    .addCookies([
      { name, value, url: origin.replace('http:', 'https:'), httpOnly: true, sameSite: 'Lax' },
    ]);
}

/** Signs in as the seeded user of a role; the page doesn't navigate. */
export const signIn = (page: Page, role: Role): Promise<void> =>
  signInAs(page, `${logins[role]}@${placeOf(page).brand}`);

const isIn = (page: Page) => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

/** Signs in as the seeded user of a role, and opens their landing page. */
export async function arrive(page: Page, role: Role): Promise<void> {
  await signIn(page, role);
  await page.goto('/');
  await isIn(page);
}

/** Button of each role on the development login. */
const labels: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  underwriter: 'Underwriter',
  bank: 'Bank',
  'service-provider': 'Service provider',
  manager: 'Manager',
  applicant: 'Applicant',
  'merchant-admin': 'Merchant admin',
  employee: 'Employee',
  'sales-clerk': 'Sales clerk',
  accounting: 'Accounting',
};

/** Signs in on the development login page, for journeys about signing in. */
export async function signInByPage(page: Page, role: Role): Promise<void> {
  await page.goto('/dev/login');
  await page.getByRole('button', { name: labels[role], exact: true }).click();
  await isIn(page);
}

/**
 * Creates a harbor user for this journey only, and signs in as them: unresolved sales are reported to the user who made
 * them.
 * @param accounts accounts at which they hold the role, used by this journey only.
 * @returns their username.
 */
export async function signInAsOwn(
  page: Page,
  role: Role,
  ...accounts: readonly Account[]
): Promise<string> {
  const username = `${logins[role]}-${crypto.randomUUID().slice(0, 8)}@harbor`;
  const admin = await signInTo(placeOf(page).port, 'admin@harbor');
  const made = await admin.send({
    method: 'POST',
    path: '/api/v1/users',
    body: {
      username,
      name: `Own ${username.split('@')[0]}`,
      email: `${username}.example`,
      password: 'seven herons at dusk',
      roles: [role],
      subMerchantIds: accounts.map(idOf),
    },
  });
  if (made.status !== 200) throw new Error(`${username} was not made: ${made.body}`);
  const { id }: { readonly id: string } = JSON.parse(made.body);
  const path = `/api/v1/users/${id}`;
  const kept = await admin.send({ method: 'PUT', path, body: { forcePasswordReset: false } });
  if (kept.status !== 200) throw new Error(`${username} has to change the password: ${kept.body}`);
  await signInAs(page, username);
  return username;
}
