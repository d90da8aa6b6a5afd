import { patience } from './support/patience.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Juniper's lists contain only seeded rows.
test.use({ brand: 'juniper' });

/** Whether any text of a column is truncated, or the table is wider than its container. */
const isCut = (table: HTMLElement, header: string) => {
  const headers = [...table.querySelectorAll('thead th')];
  const at = headers.findIndex(({ textContent }) => textContent?.includes(header));
  const cells = [...table.querySelectorAll(`tbody tr > :nth-child(${at + 1})`)];
  const isTooLong = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
  const frame = table.parentElement;
  return {
    columns: headers.map(({ textContent, clientWidth }) => `${textContent} ${clientWidth}`),
    cells: cells.length,
    // A second line can be truncated within its cell.
    cut: cells.filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isTooLong)).length,
    isWider: frame !== null && isTooLong(frame),
  };
};

for (const [address, label, header] of [
  ['/users/manage', 'Users', 'Name'],
  ['/risk-management/alerts', 'Alerts', 'Rule'],
] as const) {
  test(`${label}: no ${header} is cut on a usual screen`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'admin');
    await page.goto(address);
    const table = page.getByRole('table', { name: label });
    await expect(table.getByRole('rowheader').first()).toBeVisible();
    // After a text width changes, as when a font loads, the table adjusts in the next frame.
    await expect(async () => {
      const shown = await table.evaluate(isCut, header);
      expect(shown.cells).toBeGreaterThan(0);
      expect(shown, shown.columns.join()).toMatchObject({ cut: 0, isWider: false });
    }).toPass({ timeout: 10_000 * patience });
  });
}
