import { tableMarks as marks } from '../marks.ts';
import { called, exactly, partsOf, quoted, type Scope, textOf, textsOf } from './scope.ts';

export type SortOrder = 'ascending' | 'descending';

/** `Table`, by its label. Rows by the text of their row header, cells by the header of their column. */
export function tableDriver(scope: Scope, label: string) {
  const locator = called(scope, 'table', label);
  const row = (name: string) =>
    locator
      .locator(`${marks.row} > ${marks.rowHeader}`, { hasText: exactly(name) })
      .locator('xpath=..');
  const header = (column: string) =>
    locator.locator(marks.columnHeader, { hasText: exactly(column) });
  return {
    locator,
    headers: async () => textsOf(await partsOf(locator, marks.columnHeader)),
    /** Row headers of the rendered rows: in a long list, the visible ones. */
    rows: async () => textsOf(await partsOf(locator, `${marks.row} > ${marks.rowHeader}`)),
    cell: (name: string, column: string) =>
      textOf(row(name).locator(`[${marks.column}=${quoted(column)}]`)),
    open: (name: string) => row(name).locator(marks.link).click(),
    sortBy: (column: string) => header(column).locator('button').click(),
    sortOrder: async (column: string): Promise<SortOrder | undefined> => {
      const order = await header(column).getAttribute('aria-sort');
      return order === 'ascending' || order === 'descending' ? order : undefined;
    },
    select: (name: string) => row(name).locator(marks.check).click(),
    selectAll: () => locator.locator(marks.checkAll).click(),
    selected: async () => {
      const checked = await partsOf(locator, `${marks.row} ${marks.check}:checked`);
      return textsOf(checked.locator('xpath=ancestor::tr[1]').locator(marks.rowHeader));
    },
    expand: (name: string) => row(name).locator(marks.expand).click(),
    /** Scope for drivers of a row's content. */
    inRow: (name: string) => row(name),
  };
}

/** `Pagination`. */
export function paginationDriver(scope: Scope) {
  const locator = scope.locator('nav:has(> div select)');
  const buttons = locator.locator('li > button');
  return {
    /** As shown: '1–10 of 42'. */
    range: () => textOf(locator.locator(':scope > span')),
    current: async () =>
      (await textsOf(await partsOf(locator, 'li > button[aria-current]')))[0] ?? '',
    pages: async () => (await textsOf(await partsOf(locator, 'li > button'))).slice(1, -1),
    previous: () => buttons.first().click(),
    next: () => buttons.last().click(),
    goTo: (page: string) => buttons.filter({ hasText: exactly(page) }).click(),
    setSize: async (rows: number) => {
      await locator.locator('select').selectOption(String(rows));
    },
  };
}
