import { getTableColumns } from 'drizzle-orm';
import { transactions } from '../src/kernel/database/schema/index.ts';

const names = Object.values(getTableColumns(transactions))
  .filter(({ generated }) => generated === undefined)
  .map(({ name }) => name);

/** The columns of operations that are written, of a row by another name if one is given: the database computes others. */
export const writtenColumns = (row?: string): string =>
  names.map((name) => (row === undefined ? name : `${row}.${name}`)).join(', ');
