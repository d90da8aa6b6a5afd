import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import app from '../../apps/backoffice/package.json' with { type: 'json' };

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly title: string }>>;
}

const index = new URL('../../storybook-static/index.json', import.meta.url);
const { entries }: Index = JSON.parse(readFileSync(index, 'utf8'));
const titles = [...new Set(Object.values(entries).map(({ title }) => title))];

/** Groups of components, by purpose. */
const purposes = [
  'Actions',
  'Money',
  'Data',
  'Fields',
  'Charts',
  'Feedback',
  'Overlays',
  'Navigation',
  'Layout',
];

test('the sidebar has each component in a group by purpose, under its name in words', () => {
  const components = Object.values(entries).filter(({ id }) => /^(components|fields)-/.test(id));
  expect(components.length).toBeGreaterThan(200);
  const strays = components.filter(({ title }) => !purposes.includes(title.split('/')[0] ?? ''));
  expect(strays.map(({ title }) => title)).toEqual([]);
  const unspaced = titles.filter((title) => /[a-z][A-Z]/.test(title.replace('className', '')));
  expect(unspaced).toEqual([]);
});

for (const purpose of purposes) {
  test(`the sidebar lists ${purpose} by name`, () => {
    const paths = titles.map((title) => title.split('/')).filter(([group]) => group === purpose);
    const names = [...new Set(paths.map(([, name = '']) => name))];
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  });
}

const docs = (id: string, globals = 'mode:light') =>
  `/iframe.html?id=${id}&viewMode=docs&globals=${globals}`;

/** Sums up how far visible content moved. Runs in the page. */
function noteShifts(): void {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'));
    Reflect.set(window, 'moved', moved);
  }).observe({ type: 'layout-shift', buffered: true });
}

const movedIn = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved') ?? 0));

for (const id of ['components-table--docs', 'components-drawer--docs', 'components-button--docs']) {
  test(`nothing moves while ${id} is drawn`, async ({ page }) => {
    // Tall enough for what stands below the first canvas.
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.addInitScript(noteShifts);
    await page.goto(docs(id));
    await page.locator('main[data-drawn]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await movedIn(page)).toBeLessThan(0.1);
  });
}

test('a brand in the address is shown on the pages of the product, and can be shared', async ({
  page,
}) => {
  await page.goto(docs('foundations-your-brand--docs', 'mode:light;yours:7a3cff-1e1440-soft-Acme'));
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Acme');
  await expect(page.getByLabel('Primary color', { exact: true })).toHaveValue('#7a3cff');
  await expect(page.locator('input[type=file]')).toBeAttached();
  await expect(page.getByText('yours:7a3cff-1e1440-soft-Acme').first()).toBeAttached();
  for (const name of ['Dashboard', 'List', 'Pay page']) {
    await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
  }
  const frame = page.locator('iframe[src*="id=patterns-dashboard"][src*="yours:7a3cff"]');
  await expect(frame).toHaveCount(1);
});

test('the introduction leads to a brand of one’s own', async ({ page }) => {
  await page.goto(docs('introduction--docs'));
  await expect(page.locator('a[href*="your-brand"]').first()).toBeVisible();
});

test('the patterns are the app itself, in its version', async ({ page }) => {
  await page.goto('/iframe.html?id=patterns-dashboard--overview&globals=mode:light');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(`Version ${app.version}`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  await page.goto('/iframe.html?id=patterns-list-page--list-of-records&globals=mode:light');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.locator('tbody tr[data-key]').first()).toBeVisible();
});
