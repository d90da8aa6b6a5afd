import { OVER_REFUND, transactionsMessages } from '@payfac/api/messages';
import { addCents, type Cents, formatUsd } from '@payfac/domain/money';
import {
  applyCardPayment,
  type CardPaymentState,
  capturableAmount,
  cardPaymentStates,
  isVoidable,
  type PaymentAmounts,
  refundableAmount,
} from '@payfac/domain/transactions';
import { conflict, invalid, invalidStatus } from '../../http/failures.ts';
import type { TransactionRow } from './store.ts';

export type FollowUp = 'capture' | 'void' | 'refund';

interface Asked {
  readonly kind: FollowUp;
  readonly amount?: Cents | undefined;
  readonly isRejection?: boolean;
}

/**
 * The card payment as the domain's rules see it; undefined before its first outcome, and for an eCheck, which has its
 * own rules.
 */
function amountsOf(payment: TransactionRow): PaymentAmounts | undefined {
  const state: CardPaymentState | undefined = cardPaymentStates.find(
    (known) => known === payment.status && payment.paymentType !== 'eCheck',
  );
  return state === undefined
    ? undefined
    : {
        state,
        authorized: payment.approvedAmount ?? payment.amount,
        captured: payment.capturedAmount,
        refunded: addCents(
          payment.refundedAmount,
          payment.pendingRefundAmount,
          payment.disputedAmount,
        ),
      };
}

const tooMuchCaptured = (limit: Cents) =>
  invalid([{ path: 'amount', message: `Amount can’t exceed the authorized ${formatUsd(limit)}.` }]);

/**
 * The amount of a capture, void or refund that the payment allows. Call it under the payment's row lock. Refunds may
 * run concurrently, since pending ones hold their amounts; nothing else may.
 * @param at business time: an authorization expires by it, whether or not that is recorded yet.
 * @throws CallFailure 409 when the state doesn't allow it, or for more than is left.
 */
export function allowedAmount(
  { kind, amount: asked, isRejection }: Asked,
  payment: TransactionRow,
  pending: readonly { readonly operation: string }[],
  at: Date,
): Cents {
  const amounts = amountsOf(payment);
  const mayRunBeside = (operation: string) => kind === 'refund' && operation === 'refund';
  if (!amounts || pending.some(({ operation }) => !mayRunBeside(operation))) throw invalidStatus();
  if (kind === 'void') {
    const isAllowed = isRejection ? amounts.state === 'for-review' : isVoidable(amounts);
    if (!isAllowed) throw invalidStatus();
    return amounts.captured > 0 ? amounts.captured : amounts.authorized;
  }
  if (kind === 'capture') {
    const limit = capturableAmount(amounts);
    const hasLapsed = payment.expiresAt !== null && payment.expiresAt <= at;
    if (limit <= 0 || hasLapsed) throw invalidStatus();
    if (asked !== undefined && asked > limit) throw tooMuchCaptured(limit);
    return asked ?? limit;
  }
  const left = refundableAmount(amounts);
  const isRefundable =
    amounts.state === 'refunded' || applyCardPayment(amounts.state, 'refund-in-full') !== undefined;
  if (!isRefundable || amounts.captured <= 0) throw invalidStatus();
  if (left <= 0) throw overRefund();
  if (asked !== undefined && asked > left) throw overRefund();
  return asked ?? left;
}

interface Taxed {
  readonly amount: Cents;
  readonly taxAmount?: Cents | undefined;
}

/** @throws CallFailure 400 when the tax exceeds the amount that includes it. */
export function requireTaxWithin({ amount, taxAmount }: Taxed): void {
  if (taxAmount === undefined || taxAmount <= amount) return;
  throw invalid([{ path: 'taxAmount', message: 'Tax can’t exceed the amount it is part of.' }]);
}

const overRefund = () => conflict(OVER_REFUND, transactionsMessages.overRefund);

export const accountSuspended = () =>
  conflict('ACCOUNT_SUSPENDED', 'Processing is suspended for this account.');
