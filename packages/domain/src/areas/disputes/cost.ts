import { addCents, type Cents, zeroCents } from '../../kernel/money/index.ts';
import type { DisputeStatus } from './machine.ts';

/** Whether the dispute is an inquiry: it has moved no money and changed no payment. */
export const isInquiry = (status: DisputeStatus): boolean => status.startsWith('warning_');

/**
 * What a dispute has taken from the merchant so far. Opening takes the amount and a fee; winning gives
 * the amount back and keeps the fee; an inquiry takes nothing.
 */
export function disputeCost(status: DisputeStatus, amount: Cents, fee: Cents): Cents {
  if (isInquiry(status)) return zeroCents;
  return status === 'won' ? fee : addCents(amount, fee);
}
