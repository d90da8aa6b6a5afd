import { type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import { type CardPaymentState, cardPaymentTransitionsFrom } from './card-payment.ts';

/** The money of one payment. `refunded` counts pending and successful refunds alike. */
export interface PaymentAmounts {
  readonly state: CardPaymentState;
  readonly authorized: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
}

const allows = (state: CardPaymentState, action: string): boolean =>
  cardPaymentTransitionsFrom(state).some((move) => move.action === action);

/** What may still be refunded; zero when the state allows none. Pending refunds count against it. */
export const refundableAmount = ({ state, captured, refunded }: PaymentAmounts): Cents =>
  allows(state, 'refund-in-full') ? subtractCents(captured, refunded) : zeroCents;

/** What may be captured: once, at most the authorized amount. */
export const capturableAmount = ({ state, authorized }: PaymentAmounts): Cents =>
  allows(state, 'capture') ? authorized : zeroCents;

/** A payment can be voided before its batch is cut and while nothing of it was refunded. */
export const isVoidable = ({ state, refunded }: PaymentAmounts): boolean =>
  allows(state, 'void') && refunded === zeroCents;
