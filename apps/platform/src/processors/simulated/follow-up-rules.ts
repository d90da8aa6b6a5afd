import { addCents, type Cents, zeroCents } from '@payfac/domain/money';
import type { ProcessorOperation, ProcessorResult } from '../processor.ts';

/** The fields of the processor's record that decide which operations may follow a payment. */
export interface RecordedOperation {
  readonly kind: ProcessorOperation | 'closed';
  readonly result: ProcessorResult;
  readonly approvedAmount: Cents;
}

const approvedOf = (
  operations: readonly RecordedOperation[],
  ...kinds: readonly ProcessorOperation[]
): readonly RecordedOperation[] =>
  operations.filter(
    ({ kind, result }) => result === 'approved' && kinds.some((one) => one === kind),
  );

const total = (operations: readonly RecordedOperation[]): Cents =>
  addCents(...operations.map(({ approvedAmount }) => approvedAmount), zeroCents);

/**
 * The processor's own guard, as a real one has: one capture of at most the authorized amount, refunds of at most the
 * captured amount, and voids only before any refund.
 * @returns the refusal, or undefined when the operation is allowed.
 */
export function refusalOf(
  kind: 'capture' | 'void' | 'refund',
  amount: Cents,
  operations: readonly RecordedOperation[],
): string | undefined {
  if (approvedOf(operations, 'void').length > 0) return 'The payment was voided';
  const captured = total(approvedOf(operations, 'sale', 'capture'));
  const refunded = total(approvedOf(operations, 'refund'));
  if (kind === 'refund') {
    return refunded + amount > captured ? 'More than was captured' : undefined;
  }
  if (kind === 'void') return refunded > 0 ? 'The payment was refunded' : undefined;
  const authorized = total(approvedOf(operations, 'authorize'));
  if (captured > 0) return 'The authorization was captured';
  return amount > authorized ? 'More than was authorized' : undefined;
}
