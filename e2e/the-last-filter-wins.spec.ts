import type { Page } from '@playwright/test';
import { figure } from '../scripts/testing/figure.ts';
import { chance } from './support/chance.ts';
import { patience } from './support/patience.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** How often the last filter must win: 300 times in the proof, a sample otherwise. */
const wanted = Number(process.env['LIST_LOADS'] ?? 30);
/** Statuses selected in a row, right after a search, before any rows have loaded. */
const statusesAtOnce = 3;
const longestGapMs = 250;
const longestDelayMs = 600;

/** The invoice status filter, one button each, and the value it sends. */
const filters = [
  { label: 'All', sent: '' },
  { label: 'Draft', sent: 'Draft' },
  { label: 'Outstanding', sent: 'Created,Overdue' },
  { label: 'Overdue', sent: 'Overdue' },
  { label: 'Paid', sent: 'Paid' },
  { label: 'Voided', sent: 'Voided' },
] as const;

const list = /\/backoffice\/invoices\?/;
const isRows = (address: string): boolean => list.test(address) && address.includes('pageSize=10');
const filterOf = (address: string): string => {
  const { searchParams } = new URL(address);
  return `${searchParams.get('singleSearch') ?? ''} ${searchParams.getAll('status').join()}`;
};

/** Invoice numbers start with their account's; enough searches that each sends a request. */
const searches = Array.from(
  { length: 40 },
  (_, index) => `INV-${String(index + 1).padStart(2, '0')}`,
);

/** A random item other than the previous one. */
function another<T>(all: readonly T[], before: T | undefined): T {
  const others = all.filter((one) => one !== before);
  const found = others[chance().below(others.length)];
  if (found === undefined) throw new Error('There is no other.');
  return found;
}

/** Sets filters faster than a user can: a click each, with a pause before the next. */
const choose = (page: Page, labels: readonly string[], pauses: readonly number[]) =>
  page.getByRole('group', { name: 'Invoices by status' }).evaluate(
    async (group, [names, gaps]) => {
      for (const [at, name] of names.entries()) {
        const buttons = [...group.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent.startsWith(name))?.click();
        await new Promise((resolve) => setTimeout(resolve, gaps[at]));
      }
    },
    [labels, pauses] as const,
  );

const shownRows = (page: Page): Promise<string> =>
  page
    .getByRole('table', { name: 'Invoices' })
    .getByRole('rowheader')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent).join());

test('of filters set one upon the other the last one’s rows are shown, and no notice comes of the others [LIST-02..04]', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout((60_000 + wanted * 4_000) * patience);
  const notices: string[] = [];
  await page.exposeFunction('noteNotice', (text: string) => notices.push(text));
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        const notice = at?.closest('section[aria-label="Notifications"], [role="alert"]');
        if (addedNodes.length > 0 && notice?.textContent)
          Reflect.get(window, 'noteNotice')(notice.textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page, 'admin');

  const responses = new Map<string, string>();
  let sent = 0;
  let cancelled = 0;
  page.on('requestfailed', (request) => {
    if (isRows(request.url())) cancelled += 1;
  });
  page.on('response', (response) => {
    const address = response.url();
    if (!isRows(address)) return;
    // An aborted load has no body.
    void response.json().then(
      ({ data }: { readonly data: readonly { readonly invoiceNumber: string }[] }) =>
        responses.set(filterOf(address), data.map(({ invoiceNumber }) => invoiceNumber).join()),
      () => undefined,
    );
  });
  await page.route(list, async (route) => {
    if (isRows(route.request().url())) {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, chance().below(longestDelayMs)));
    }
    return route.continue().catch(() => undefined);
  });
  await page.goto('/invoices');
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  let last: (typeof filters)[number] = filters[0];
  let won = 0;
  while (won < wanted) {
    const chosen: string[] = [];
    for (let count = 0; count < statusesAtOnce; count += 1) {
      last = another(filters, last);
      chosen.push(last.label);
    }
    const pauses = chosen.map(() => chance().below(longestGapMs));
    const search = searches[won % searches.length] ?? '';
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill(search);
    await choose(page, chosen, pauses);
    const filter = `${search} ${last.sent}`;
    await expect.poll(() => responses.get(filter), { message: filter }).toBeDefined();
    await expect
      .poll(async () => (await shownRows(page)) === responses.get(filter), { message: filter })
      .toBe(true);
    won += 1;
  }
  const description = `The last filters won ${won} of ${wanted}: ${sent} list loads, ${cancelled} of them cancelled, ${notices.length} notices`;
  test.info().annotations.push({ type: 'figures', description });
  figure('last-filter', {
    tried: wanted,
    wrong: wanted - won + notices.length,
    seed: chance().seed,
    measured: `${sent} loads, ${cancelled} of them canceled`,
  });
  expect(cancelled, 'loads that a later one took the place of').toBeGreaterThan(wanted / 4);
  expect(notices).toEqual([]);
});
