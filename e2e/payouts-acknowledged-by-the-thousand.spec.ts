import type { Locator, Page } from '@playwright/test';
import { type PlatformSession, signInTo } from '../bench/src/measure/platform-session.ts';
import { onOwnPlatform } from './support/own-platform.ts';
import { patience } from './support/patience.ts';
import { signIn } from './support/people.ts';
import { expect } from './support/test.ts';

/** Number of payouts acknowledged at once: 5,000 in the proof, a sample otherwise. */
const wanted = Number(process.env['PAYOUTS'] ?? 250);
const failing = wanted >= 5000 ? 40 : 4;
/** Payouts to the same payee that are on hold and so not in the list. */
const hidden = 5;

const beneficiary = 'Thousand Piers';
const nobody = 'Nobody asked';
const number = (index: number) => String(index).padStart(5, '0');
const shownId = (index: number) => `pay_thousand${number(index)}`;
const hiddenId = (index: number) => `pay_hidden${number(index)}`;
const every = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Spread over all pages of the list. */
const failingIds = every(failing, (index) => shownId(Math.floor((index * wanted) / failing) + 7));

const insert = `
  insert into payouts (payout_id, facilitator_id, sp_product_id, sub_merchant_id, status, mode, processor,
    beneficiary, type, amount, create_ledger_entries, bank_account_token, created_at, updated_at)
  select $1 || lpad(n::text, 5, '0'), facilitator_id, sp_product_id, sub_merchant_id, $2, 'scheduled',
    'simulatorEcheck', $3, 'merchant', 10000 + n, false, bank_account_token, now(), now()
  from (
    select * from sub_merchants join payout_bank_accounts using (application_id, sub_merchant_obj_id)
    where facilitator_id = 'harbor' and verification = 'verified' and is_preferred
      and application_id in (select application_id from applications where not is_suspended)
      and sub_merchant_id not in (select sub_merchant_id from payouts where status = 'failed')
    order by sub_merchant_id limit 1
  ) as account, generate_series(0, $4::int - 1) as n`;

const test = onOwnPlatform(async ({ pool }) => {
  await pool.query(insert, ['pay_thousand', 'pending', beneficiary, wanted]);
  await pool.query(insert, ['pay_hidden', 'on-hold', beneficiary, hidden]);
  await pool.query(insert, ['pay_nobody', 'pending', nobody, hidden]);
});

/** Holds or releases payouts in another session. */
async function put(
  other: PlatformSession,
  ids: readonly string[],
  status: 'on-hold' | 'pending',
): Promise<void> {
  for (const id of ids) {
    const response = await other.send({
      method: 'PUT',
      path: `/api/v1/backoffice/payouts/${id}/hold`,
      body: { status, reason: 'Looked at by a colleague.' },
    });
    expect(response.status, response.body).toBe(200);
  }
}

async function countOf(other: PlatformSession, status: string, to = beneficiary): Promise<number> {
  const query = new URLSearchParams({ status, beneficiary: to, pageSize: '1' });
  const path = `/api/v1/reporting/payouts/instructions?${query}`;
  const { body } = await other.send({ method: 'GET', path });
  const { count }: { readonly count: number } = JSON.parse(body);
  return count;
}

/** Records every figure of a progress bar from now on. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'progressSeen', seen);
    new MutationObserver(() => {
      const texts = document.querySelector('[role="alertdialog"] progress')?.previousElementSibling;
      const figure = texts?.lastElementChild?.textContent;
      if (figure) seen.add(figure);
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });
const progressSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Reflect.get(window, 'progressSeen')]);

const reasons = (outcome: Locator) =>
  outcome.getByRole('list', { name: 'Failed' }).getByRole('listitem').allInnerTexts();
/** $1,234.56 of the payout with an index. */
const amountOf = (id: string) =>
  ((10_000 + Number(id.slice(-5))) / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
  });
const shown = (count: number) => count.toLocaleString('en-US');

test('payouts by the thousand are acknowledged with progress, those that fail are named, and retried alone', {
  tag: '@full',
}, async ({ page, ownPort }) => {
  test.setTimeout((120_000 + wanted * 100) * patience);
  const sent: (readonly string[])[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/bulk-ack')) return;
    const { payoutIds }: { readonly payoutIds: readonly string[] } = request.postDataJSON();
    sent.push(payoutIds);
  });
  const other = await signInTo(ownPort, 'admin@harbor');
  await signIn(page, 'admin');
  const query = new URLSearchParams({ status: 'pending', beneficiary });
  await page.goto(`/reporting/payouts?${query}`);
  const table = page.getByRole('table', { name: 'Payouts' });
  await expect(table.getByRole('rowheader')).toHaveCount(10);
  await table.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: new RegExp(`all ${shown(wanted)}`, 'i') }).click();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: 'Acknowledge' })
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('They go out with the next bank file.')).toBeVisible();
  await expect(dialog).toContainText(`Acknowledge ${shown(wanted)} payouts, $`);

  // Meanwhile a colleague holds some of them, and others that the list didn't show start to match.
  await put(other, failingIds, 'on-hold');
  await put(other, every(hidden, hiddenId), 'pending');

  await watchProgress(page);
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  const outcome = page.getByRole('dialog', { name: 'Acknowledge' });
  await expect(outcome).toContainText(
    new RegExp(
      `${shown(wanted - failing)} payouts acknowledged, \\$[\\d,.]+\\. ${failing} failed\\.`,
    ),
    { timeout: (20_000 + wanted * 60) * patience },
  );
  const named = await reasons(outcome);
  expect(named).toHaveLength(failing);
  expect(new Set(named).size).toBe(failing);
  for (const [index, id] of failingIds.toReversed().entries()) {
    expect(named[index]).toContain(`${amountOf(id)} to `);
    expect(named[index]).toMatch(/: .+ put the payout on hold (just now|.+ ago)\.$/);
  }
  const progress = await progressSeen(page);
  expect(progress.length, progress.join()).toBeGreaterThanOrEqual(wanted / 100 - 1);
  for (const figure of progress) expect(figure).toMatch(/^[\d,]+ of [\d,]+$/);
  expect(new Set(sent.flat())).toEqual(new Set(every(wanted, shownId)));
  expect(sent.flat()).toHaveLength(wanted);

  const first = failingIds.slice(0, failing / 2);
  const rest = failingIds.slice(failing / 2);
  await put(other, first, 'pending');
  sent.length = 0;
  await outcome.getByRole('button', { name: 'Retry the failed' }).click();
  await expect(outcome).toContainText(
    new RegExp(`${first.length} payouts acknowledged, \\$[\\d,.]+\\. ${rest.length} failed\\.`),
  );
  expect(new Set(sent.flat())).toEqual(new Set(failingIds));
  await put(other, rest, 'pending');
  sent.length = 0;
  await outcome.getByRole('button', { name: 'Retry the failed' }).click();
  await expect(outcome).toContainText(`${rest.length} payouts acknowledged, $`);
  await expect(outcome).not.toContainText('failed');
  expect(new Set(sent.flat())).toEqual(new Set(rest));
  await outcome.getByRole('button', { name: 'Done' }).click();

  expect(await countOf(other, 'ack')).toBe(wanted);
  expect(await countOf(other, 'pending'), 'what the list did not show').toBe(hidden);
  expect(await countOf(other, 'pending', nobody)).toBe(hidden);
  await expect(table.getByRole('rowheader')).toHaveCount(hidden);
  test.info().annotations.push({
    type: 'figures',
    description: `${shown(wanted)} payouts acknowledged in ${progress.length} steps of progress; ${failing} failed, each named, and were retried alone`,
  });
});
