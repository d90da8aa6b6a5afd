import type { Locator } from '@playwright/test';
import { fieldMarks, fileMarks } from '../marks.ts';
import { fieldDriver } from './field-driver.ts';
import { quoted, type Scope, textOf } from './scope.ts';

type Contents = Extract<Parameters<Locator['setInputFiles']>[0], { readonly buffer: unknown }>;

/** Node's own. Nothing else in the package runs there, so Node's types aren't a dependency. */
declare const Buffer: { readonly from: (data: ArrayBuffer) => Contents['buffer'] };

/** A file in Playwright's format. */
const carried = async (file: File) => ({
  name: file.name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** `FileDrop`; files by their names. */
export function fileDropDriver(scope: Scope, label: string) {
  const field = fieldDriver(scope, label, fieldMarks.file);
  const around = field.locator.locator(`xpath=ancestor::*[@${fileMarks.field}][1]`);
  const rows = around.locator(`[${fileMarks.row}]`);
  const row = (name: string) => around.locator(`[${fileMarks.row}=${quoted(name)}]`);
  return {
    ...field,
    add: async (...files: File[]) =>
      field.locator.setInputFiles(await Promise.all(files.map(carried))),
    files: async () => {
      await field.locator.waitFor({ state: 'attached' });
      return rows.evaluateAll(
        (found, attribute) => found.map((each) => each.getAttribute(attribute) ?? ''),
        fileMarks.row,
      );
    },
    /** Its status text: waiting, or the result; '' while uploading. */
    outcome: (name: string) => textOf(row(name).locator('output')),
    /** Percent uploaded; undefined when it isn't uploading or has no known progress. */
    progress: async (name: string): Promise<number | undefined> => {
      await row(name).waitFor();
      const [value] = await row(name)
        .locator('progress')
        .evaluateAll((found) => found.map((each) => each.getAttribute('value')));
      return value === null || value === undefined ? undefined : Number(value);
    },
    /** Cancels an upload, or removes a finished or failed file. */
    dismiss: (name: string) => row(name).locator('button').last().click(),
    /** Scope for drivers of its buttons. */
    inFile: (name: string) => row(name),
  };
}
