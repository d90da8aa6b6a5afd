import type { InstantRange } from '@payfac/domain/time';
import { withParams } from '../../shared/address.ts';

/** The address of a list with exactly the rows a widget counts, so that its total is their figure. */
export const rowsAt = (
  path: string,
  filters: Readonly<Record<string, string | readonly string[] | undefined>>,
  span?: InstantRange,
): string =>
  path + withParams('', { ...filters, from: span?.from.toISOString(), to: span?.to.toISOString() });
