import type { InstantRange } from '@payfac/domain/time';
import { listAt } from '../../shared/address.ts';

/** The address of a list with exactly the rows a widget counts, so that its total is their figure. */
export const rowsAt = (
  path: string,
  filters: Parameters<typeof listAt>[1],
  span?: InstantRange,
): string =>
  listAt(path, { ...filters, from: span?.from.toISOString(), to: span?.to.toISOString() });
