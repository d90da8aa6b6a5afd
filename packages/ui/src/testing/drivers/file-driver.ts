import { fieldMarks, fileMarks } from '../marks.ts';
import { fieldDriver } from './field-driver.ts';
import { clickOn, namedControl, present, type Scope, textOf } from './scope.ts';

/** `FileDrop`; files by their names. */
export function fileDropDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label, fieldMarks.file);
  const rows = () => [
    ...present(field.element().closest(`[${fileMarks.field}]`), 'field').querySelectorAll(
      `[${fileMarks.row}]`,
    ),
  ];
  const row = (name: string) =>
    present(
      rows().find((each) => each.getAttribute(fileMarks.row) === name),
      `file "${name}" in ${label}`,
    );
  return {
    ...field,
    add: (...files: File[]) =>
      scope.person.upload(namedControl(scope, fieldMarks.file, label), files),
    files: () => rows().map((each) => each.getAttribute(fileMarks.row) ?? ''),
    /** What is said of it: that it waits, what came of it; '' while it is being sent. */
    outcome: (name: string) => textOf(present(row(name).querySelector('output'), 'outcome')),
    /** Percent sent; undefined when it is not being sent or nobody knows. */
    progress: (name: string): number | undefined => {
      const value = row(name).querySelector('progress')?.getAttribute('value');
      return value === null || value === undefined ? undefined : Number(value);
    },
    /** Cancels a file on its way, or takes away one that is done or failed. */
    dismiss: (name: string) =>
      clickOn(scope.person, () =>
        present([...row(name).querySelectorAll('button')].at(-1), 'button'),
      ),
    /** For drivers of its buttons. */
    inFile: (name: string): Scope => ({ ...scope, root: row(name) }),
  };
}
