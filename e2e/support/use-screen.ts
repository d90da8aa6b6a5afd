import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until a screen has rendered and its requests are done. */
export async function quiet(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const overlays = (page: Page) =>
  page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]');

/** Closes overlays with Escape; confirms discarding typed input. */
async function closeWhatIsOpen(page: Page): Promise<void> {
  const leave = page.getByRole('button', { name: /^(Discard|Leave)/ });
  await expect(async () => {
    await page.keyboard.press('Escape');
    if (await leave.isVisible()) await leave.click();
    expect(await overlays(page).count()).toBe(0);
  }).toPass();
}

/** Presses the first matching control. @returns whether there was one. */
async function press(control: Locator): Promise<boolean> {
  if ((await control.count()) === 0 || !(await control.first().isEnabled())) return false;
  await control.first().click();
  return true;
}

/** Presses a control that opens an overlay or a page, and leaves it again. */
async function openAndLeave(page: Page, control: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  const isElsewhere = () => new URL(page.url()).pathname !== pathname;
  if (!(await press(control))) return;
  await expect(async () => {
    expect(isElsewhere() || (await overlays(page).count()) > 0).toBe(true);
  }).toPass();
  await quiet(page);
  if (isElsewhere()) await page.goBack();
  else await closeWhatIsOpen(page);
  await quiet(page);
}

/** Sorts, searches, pages, and opens a row, its menu and the controls beside the list, as far as they exist. */
async function useList(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await openAndLeave(page, main.locator('[data-row-link]:not([aria-expanded])'));
  await openAndLeave(page, main.getByRole('button', { name: /^Actions for/ }));
  await openAndLeave(page, main.getByRole('button', { name: 'More filters' }));
  await openAndLeave(page, main.getByRole('button', { name: /^More for/ }));
  // Opens a dialog, or a page of its own.
  await openAndLeave(page, main.getByRole('button', { name: /^(New|Edit) / }));
  await sort(page);
  if (await press(main.getByRole('button', { name: 'Next page' }))) await quiet(page);
  const search = main.getByRole('searchbox').first();
  if ((await search.count()) === 0) return;
  for (const text of ['zzz', '']) {
    await search.fill(text);
    await search.press('Enter');
    await quiet(page);
  }
}

async function sort(page: Page): Promise<void> {
  const heads = page.getByRole('main').getByRole('columnheader');
  if (await press(heads.locator('button[data-sort]'))) await quiet(page);
}

const away = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Types into every text field of a page, switches tabs and back; the typed text is kept. */
export async function typeAndComeBack(page: Page, isTakenBack: boolean): Promise<void> {
  const texts = page.locator(
    'main form input[type=text]:not([role=combobox]):visible, main form textarea:visible',
  );
  const typed: (readonly [Locator, string])[] = [];
  for (const text of await texts.all()) {
    if (!(await text.isEditable())) continue;
    await text.fill('1');
    // A field may reformat its text on blur.
    await text.blur();
    typed.push([text, await text.inputValue()]);
  }
  await away(page, 'hidden');
  await away(page, 'visible');
  await quiet(page);
  for (const [text, value] of typed) await expect(text).toHaveValue(value);
  if (isTakenBack) for (const [text] of typed) await text.fill('');
}

/** Uses a screen as users do, without changing data. */
export async function useScreen(page: Page): Promise<void> {
  await useList(page);
  await typeAndComeBack(page, true);
}
