import { formatDateTime } from '@payfac/domain/time';
import { getZone } from '../time/clock.ts';
import type { Rows } from './use-rows.ts';

const timeOf = (at: number): string =>
  formatDateTime(new Date(at), getZone()).split(' ').slice(1).join(' ');

/** When the rows were loaded; undefined before that. */
export function updatedText({
  updatedAt,
  isFetching,
}: Pick<Rows<never>, 'updatedAt' | 'isFetching'>): string | undefined {
  if (updatedAt === 0) return undefined;
  return isFetching ? 'Updating…' : `Updated ${timeOf(updatedAt)}`;
}
