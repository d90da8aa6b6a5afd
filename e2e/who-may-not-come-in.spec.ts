import { arrive } from './support/people.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/',
  '/dashboard',
  '/reporting/transactions?status=settled',
  '/users/manage',
  '/profile',
  '/forbidden',
  '/nowhere',
];

test('without a session every address leads to the login and nothing of the shell is fetched [PAGE-01]', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL((url) => url.pathname === '/dev/login');
  }
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await expect(page).toHaveURL((url) => url.pathname === '/dev/login');
  const scripts = fetched.filter((path) => path.endsWith('.js'));
  expect(scripts.filter((path) => /\/(sidebar|shell)/.test(path))).toEqual([]);
});

test('a browser that cannot run the app is told which can [BRAND-08]', { tag: '@full' }, async ({
  page,
}) => {
  // Removes what Internet Explorer lacks before the page loads.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  });
  await page.route('**/*.js', (route) =>
    route.request().url().endsWith('/boot.js')
      ? route.continue()
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsupported Browser');
  for (const name of ['Edge', 'Chrome', 'Firefox', 'Safari']) {
    await expect(page.getByRole('main')).toContainText(name);
  }
});

test('an app whose code does not arrive says so, and loads again', { tag: '@full' }, async ({
  page,
}) => {
  const isCode = (url: URL) => url.pathname.endsWith('.js') && url.pathname !== '/boot.js';
  await page.route(isCode, (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backoffice couldn’t be loaded');
  await page.unroute(isCode);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/dev/login');
});

test('header, footer and sidebar name the facilitator and the version [BRAND-03, BRAND-04, BRAND-06, BRAND-07]', {
  tag: '@full',
}, async ({ page }) => {
  await arrive(page, 'manager');
  await expect(page.getByRole('banner')).toContainText('Harbor Payments Backoffice');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/© \d{4} Harbor Payments/);
  await expect(footer).toContainText('Version 5.45.0');
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('5.45.0');
});
