import { addCents, formatUsd, zeroCents } from '@payfac/domain/money';
import type { BulkAction } from './bulk-action.ts';

/** What rows move together, as money is shown; undefined where the action moves none. */
export const sumOf = <R>(
  { amountOf }: Pick<BulkAction<R>, 'amountOf'>,
  rows: readonly R[],
): string | undefined =>
  amountOf && formatUsd(rows.reduce((sum, row) => addCents(sum, amountOf(row)), zeroCents));
