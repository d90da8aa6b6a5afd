import { readFile } from 'node:fs/promises';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Reads RFC 4180: quoted fields, doubled quotes, CRLF. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1) rows.push(row);
    row = [];
  }
  return rows;
}

const shown = (id: string) => id.slice(0, 3) + id.slice(3).replace(/^0+(?=.)/, '');

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

test('the export of a filtered list holds what the screen shows, in its order [LIST-22]', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.goto(
    '/reporting/transactions?view=operations&operation=refund&sort=-amount&pageSize=25',
  );
  const table = page.getByRole('table', { name: 'Transactions' });
  await expect(table.getByRole('row').nth(1)).toContainText('Refund');
  const onScreen = await table.locator('tbody [data-label=Transaction]').allInnerTexts();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('transactions.csv');
  const [header = [], ...rows] = parseCsv(await readFile(await download.path(), 'utf8'));
  const ids = rows.map((row) => shown(row[0] ?? ''));
  expect(ids.slice(0, onScreen.length)).toEqual(onScreen.map((text) => text.trim()));
  expect(new Set(ids).size).toBe(rows.length);
  expect(header.some((name) => /America\/New_York|EST|EDT/.test(name))).toBe(true);
});
