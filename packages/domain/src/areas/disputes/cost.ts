import { addCents, type Cents, zeroCents } from '../../kernel/money/index.ts';
import type { DisputeStatus } from './machine.ts';

/** Whether the dispute is an inquiry, which moves no money and changes no payment. */
export const isInquiry = (status: DisputeStatus): boolean => status.startsWith('warning_');

/**
 * A dispute's cost to the merchant so far. Opening debits the amount and a fee; winning returns the amount but not the
 * fee; an inquiry costs nothing.
 */
export function disputeCost(status: DisputeStatus, amount: Cents, fee: Cents): Cents {
  if (isInquiry(status)) return zeroCents;
  return status === 'won' ? fee : addCents(amount, fee);
}
