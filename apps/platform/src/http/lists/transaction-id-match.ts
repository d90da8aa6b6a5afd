import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { textMatch } from './text-match.ts';

const STORED = /^[a-z]{3}\d{12}$/i;
const SHOWN = /^([a-z]{3})(\d{1,12})$/i;

/**
 * Finds a transaction by its id as stored (`txn000000012345`) or as people see it (`txn12345`), whole
 * or in part.
 */
export function transactionIdMatch(column: SQLWrapper, input: string): SQL {
  const text = input.trim();
  if (STORED.test(text)) return sql`${column} = ${text.toLowerCase()}`;
  const [, letters, digits] = SHOWN.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return textMatch(column, input);
  const stored = letters.toLowerCase() + digits.padStart(12, '0');
  const shown = `${letters.toLowerCase()}0*${digits}`;
  return sql`(${column} = ${stored} or ${column} ~ ${`^${shown}`} or ${textMatch(column, text)})`;
}
