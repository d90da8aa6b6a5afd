import { addCents, type Cents } from '../../kernel/money/index.ts';
import type { ReservedFunds, ReservedTotals } from './reserved-funds-schema.ts';

/** Segments that have totals; `all` is cards and eChecks together. */
export const reservedSegments = ['all', 'card', 'eCheck'] as const;
export type ReservedSegment = (typeof reservedSegments)[number];

export const reservedSegmentLabels: Readonly<Record<ReservedSegment, string>> = {
  all: 'All',
  card: 'Card',
  eCheck: 'eCheck',
};

/** `echeck`, in any case and with or without a hyphen, is eCheck; any other second segment is a card type. */
export const reservedSegmentOf = (account: string): Exclude<ReservedSegment, 'all'> =>
  account.split(':')[1]?.toLowerCase().replaceAll('-', '') === 'echeck' ? 'eCheck' : 'card';

export function reservedTotals(entries: readonly ReservedFunds[]): ReservedTotals {
  const totalOf = (segment: ReservedSegment): Cents =>
    addCents(
      ...entries
        .filter(({ account }) => segment === 'all' || reservedSegmentOf(account) === segment)
        .map(({ amount }) => amount),
    );
  return { all: totalOf('all'), card: totalOf('card'), eCheck: totalOf('eCheck') };
}
