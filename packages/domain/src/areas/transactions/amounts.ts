import { type Cents, subtractCents, zeroCents } from '../../kernel/money/index.ts';
import { type CardPaymentState, cardPaymentTransitionsFrom } from './card-payment.ts';

/** The amounts of one payment. `refunded` includes pending refunds. */
export interface PaymentAmounts {
  readonly state: CardPaymentState;
  readonly authorized: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
}

const allows = (state: CardPaymentState, action: string): boolean =>
  cardPaymentTransitionsFrom(state).some((move) => move.action === action);

/** The refundable amount; zero when the state allows no refund. Pending refunds count against it. */
export const refundableAmount = ({ state, captured, refunded }: PaymentAmounts): Cents =>
  allows(state, 'refund-in-full') ? subtractCents(captured, refunded) : zeroCents;

/** The capturable amount: one capture, up to the authorized amount. */
export const capturableAmount = ({ state, authorized }: PaymentAmounts): Cents =>
  allows(state, 'capture') ? authorized : zeroCents;

/** A payment can be voided until its batch is cut, and only before any refund. */
export const isVoidable = ({ state, refunded }: PaymentAmounts): boolean =>
  allows(state, 'void') && refunded === zeroCents;
