import * as z from 'zod/mini';
import { addCents, type Cents, money } from '../money/index.ts';

/** Money withheld: an amount and the account it is held in (document 1, section 3). */
export const reservedFundsSchema = z.object({
  amount: money,
  /** Colon-separated; the second segment is the e-check type or the card type. */
  account: z.string(),
});
export type ReservedFunds = z.output<typeof reservedFundsSchema>;

/** What totals are given for (document 2, section 7): all is card and e-check together. */
export const reservedSegments = ['all', 'card', 'eCheck'] as const;
export type ReservedSegment = (typeof reservedSegments)[number];

export const reservedSegmentLabels: Readonly<Record<ReservedSegment, string>> = {
  all: 'All',
  card: 'Card',
  eCheck: 'eCheck',
};

export const reservedTotalsSchema = z.object({ all: money, card: money, eCheck: money });
export type ReservedTotals = z.output<typeof reservedTotalsSchema>;

/** `echeck` in any case, with or without hyphen, is e-check; every other second segment is a card type. */
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
