import { formatUsd, negateCents } from '@payfac/domain/money';
import type { Transaction } from './queries.ts';

export type Line = readonly [term: string, value: string];

/** Why a payer paid less than the credit card price, where they did. */
export const savedLines = ({
  standardAmount,
  savedAmount,
  paymentType,
}: Pick<Transaction, 'standardAmount' | 'savedAmount' | 'paymentType'>): Line[] =>
  standardAmount === null
    ? []
    : [
        ['Credit card price', formatUsd(standardAmount)],
        [
          paymentType === 'eCheck' ? 'Saved by eCheck' : 'Saved by debit card',
          formatUsd(negateCents(savedAmount)),
        ],
      ];
