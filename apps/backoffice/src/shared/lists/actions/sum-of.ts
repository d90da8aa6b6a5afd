import { addCents, formatUsd, zeroCents } from '@payfac/domain/money';
import type { BulkAction } from './bulk-action.ts';

/** The formatted total that rows move; undefined when the action moves no money. */
export const sumOf = <R>(
  { amountOf }: Pick<BulkAction<R>, 'amountOf'>,
  rows: readonly R[],
): string | undefined =>
  amountOf && formatUsd(rows.reduce((sum, row) => addCents(sum, amountOf(row)), zeroCents));
