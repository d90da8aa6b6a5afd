import { displayTransactionId } from '@payfac/domain/transactions';
import { columnNames, words } from './file-columns.data.ts';
import { timeInFile } from './local-time.ts';
import type { Row } from './rows.ts';

/* How a file writes a row's values, and under which headers. */

/** Digits that aren't an amount get an apostrophe, since a spreadsheet would drop leading zeros. */
export const asText = (cell: string): string => (/^0\d+$|^\d{16,}$/.test(cell) ? `'${cell}` : cell);

const letters = (text: string): string => text.replaceAll(/[^a-zA-Z0-9]/g, '').toLowerCase();
const isWord = (text: string): boolean => /^[a-zA-Z][\w-]*$/.test(text);

/** A field of a row in a list's file. */
interface Place {
  readonly list: string;
  readonly path: string;
}

function says(cell: string, value: unknown, { list, path }: Place): boolean {
  if (value === null || value === undefined) return cell === '';
  // A payment has the same ID on screens and in files.
  const isPayment = /transactionIds?$/i.test(path);
  if (Array.isArray(value)) {
    return cell === value.map((each) => (isPayment ? displayTransactionId(each) : each)).join('; ');
  }
  if (typeof value === 'number') return cell === String(value) || cell === value.toFixed(2);
  if (typeof value === 'boolean') return cell === (value ? 'Yes' : 'No');
  if (typeof value !== 'string') return false;
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return cell === timeInFile(value);
  if (isPayment || (path === 'target' && value.startsWith('txn')))
    return cell === displayTransactionId(value);
  if (cell === asText(value)) return true;
  const said = words[`${list}.${value}`] ?? words[value];
  return said === undefined ? isWord(value) && letters(cell) === letters(value) : cell === said;
}

const isRecord = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathsOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([name, value]) =>
    isRecord(value) ? pathsOf(value).map((path) => `${name}.${path}`) : [name],
  );

/** The paths of all fields in the rows. */
export const everyPath = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap(pathsOf))];

export const at = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record);

/** Words that don't identify a field. */
const fillers = new Set(['id', 'at', 'the', 'of', 'is', 'on', 'by', 'name', 'number']);

function wordsOf(name: string): Set<string> {
  const all = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/s$/, ''));
  const telling = all.filter((word) => !fillers.has(word));
  return new Set(telling.length > 0 ? telling : all);
}

const isCalled = (list: string, path: string, header: string): boolean =>
  [...wordsOf(path)].some((word) => wordsOf(header).has(word)) ||
  (columnNames[`${list}.${header}`] ?? columnNames[header]) === path;

/**
 * Checks a column: in every line, it must show a field of the row that its header names.
 * @param paths of all fields.
 * @returns the error; undefined when there is none.
 */
export function wrongColumn(
  list: string,
  header: string,
  cells: readonly string[],
  rows: readonly Row[],
  paths: readonly string[],
): string | undefined {
  const differing = (path: string): number =>
    cells.findIndex((cell, index) => !says(cell, at(rows[index], path), { list, path }));
  const shown = paths.filter((path) => differing(path) < 0);
  if (shown.some((path) => isCalled(list, path, header))) return undefined;
  const others = paths
    .filter((path) => isCalled(list, path, header))
    .map((path) => {
      const place = differing(path);
      return `${path}, where it says ${cells[place]} of ${JSON.stringify(at(rows[place], path))}`;
    });
  return `${header} shows ${shown.join(', ') || 'no field'}; not ${others.join('; not ')}`;
}
