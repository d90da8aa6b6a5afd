import * as z from 'zod/mini';
import { invalid } from '../failures.ts';

/** The end of a page: its sort, the last row's sort value as text, and its ID. */
export interface Cursor {
  readonly sort: string;
  readonly value: string | null;
  readonly id: string;
}

const shape = z.tuple([z.string(), z.nullable(z.string()), z.string()]);

export const writeCursor = ({ sort, value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');

/** @throws CallFailure 400 for a cursor that this list didn't return for this sort. */
export function readCursor(text: string, sort: string): Cursor {
  try {
    const [ownSort, value, id] = shape.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    if (ownSort === sort && !id.includes('\0') && !value?.includes('\0'))
      return { sort, value, id };
  } catch {
    // Falls through to the one response.
  }
  throw invalid([{ path: 'cursor', message: 'Use the nextCursor of this list and sort.' }]);
}
