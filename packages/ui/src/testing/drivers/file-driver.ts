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
    /** Its status text: waiting, or the result; '' while uploading. */
    outcome: (name: string) => textOf(present(row(name).querySelector('output'), 'outcome')),
    /** Percent uploaded; undefined when it isn't uploading or has no known progress. */
    progress: (name: string): number | undefined => {
      const value = row(name).querySelector('progress')?.getAttribute('value');
      return value === null || value === undefined ? undefined : Number(value);
    },
    /** Cancels an upload, or removes a finished or failed file. */
    dismiss: (name: string) =>
      clickOn(scope.person, () =>
        present([...row(name).querySelectorAll('button')].at(-1), 'button'),
      ),
    /** Scope for drivers of its buttons. */
    inFile: (name: string): Scope => ({ ...scope, root: row(name) }),
  };
}
