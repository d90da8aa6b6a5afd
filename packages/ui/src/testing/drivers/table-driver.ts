import { tableMarks as marks } from '../marks.ts';
import { all, clickOn, named, present, type Scope, textOf } from './scope.ts';

export type SortOrder = 'ascending' | 'descending';

/** `Table`, by its label. Rows by the text of their row header, cells by the header of their column. */
export function tableDriver(scope: Scope, label: string) {
  const { person } = scope;
  const element = () => named(scope, 'table', label);
  const rows = () => [...element().querySelectorAll(marks.row)];
  const heading = (row: Element) => present(row.querySelector(marks.rowHeader), 'row header');
  const row = (name: string) =>
    present(
      rows().find((each) => textOf(heading(each)) === name),
      `row "${name}" in ${label}`,
    );
  const header = (column: string) => named({ person, root: element() }, marks.columnHeader, column);
  const box = (name: string) => present(row(name).querySelector(marks.check), 'checkbox');
  return {
    element,
    headers: () => [...element().querySelectorAll(marks.columnHeader)].map(textOf),
    /** Row headers of the rendered rows: in a long list, the visible ones. */
    rows: () => rows().map((each) => textOf(heading(each))),
    cell: (name: string, column: string) => {
      const cells = [...row(name).querySelectorAll(`[${marks.column}]`)];
      const found = cells.find((each) => each.getAttribute(marks.column) === column);
      return textOf(present(found, `column "${column}" in ${label}`));
    },
    open: (name: string) =>
      clickOn(person, () => present(row(name).querySelector(marks.link), 'link in the row')),
    sortBy: (column: string) =>
      clickOn(person, () =>
        present(header(column).querySelector('button'), 'order of this column'),
      ),
    sortOrder: (column: string): SortOrder | undefined => {
      const order = header(column).getAttribute('aria-sort');
      return order === 'ascending' || order === 'descending' ? order : undefined;
    },
    select: (name: string) => clickOn(person, () => box(name)),
    selectAll: () =>
      clickOn(person, () => present(element().querySelector(marks.checkAll), 'checkbox')),
    selected: () =>
      rows()
        .filter((each) => each.querySelector(marks.check)?.matches(':checked') === true)
        .map((each) => textOf(heading(each))),
    expand: (name: string) =>
      clickOn(person, () => present(row(name).querySelector(marks.expand), 'part below the row')),
    /** Scope for drivers of a row's content. */
    inRow: (name: string): Scope => ({ person, root: row(name) }),
  };
}

/** `Pagination`. */
export function paginationDriver(scope: Scope) {
  const element = () =>
    present(
      all(scope, 'nav').find((nav) => nav.querySelector(':scope > div select') !== null),
      'pagination',
    );
  const buttons = () => [...element().querySelectorAll('li > button')];
  const press = (button: Element | undefined) =>
    clickOn(scope.person, () => present(button, 'button of the pagination'));
  return {
    /** As shown: '1–10 of 42'. */
    range: () => textOf(present(element().querySelector(':scope > span'), 'range')),
    current: () => buttons().find((each) => each.hasAttribute('aria-current'))?.textContent ?? '',
    pages: () => buttons().slice(1, -1).map(textOf),
    previous: () => press(buttons()[0]),
    next: () => press(buttons().at(-1)),
    goTo: (page: string) =>
      press(
        buttons()
          .slice(1, -1)
          .find((each) => textOf(each) === page),
      ),
    setSize: (rows: number) =>
      scope.person.selectOptions(present(element().querySelector('select'), 'size'), [
        String(rows),
      ]),
  };
}
