import type { Ability } from '@payfac/domain/access';
import {
  type CardPaymentAction,
  cardPaymentMoves,
  type TransactionStatus,
} from '@payfac/domain/transactions';
import type { Transaction } from '../../../entities/transactions/queries.ts';

/** Moves a person may make by hand, with what each does. Settling and disputing are never among them. */
const byHand: Partial<Readonly<Record<CardPaymentAction, string>>> = {
  approve: 'Captures a payment that was held.',
  reject: 'Voids a payment that was held.',
  void: 'Takes the payment back; nothing is charged.',
  capture: 'Captures the whole authorization.',
  expire: 'Releases the hold without a charge.',
  confirm: 'Asks the processor again, and takes its approval.',
  decline: 'Asks the processor again, and takes its decline.',
};

interface Move {
  readonly to: TransactionStatus;
  readonly effect: string;
}

/** Where a payment can be moved by a person who holds these abilities. */
export function movesByHand(
  { status, paymentType }: Pick<Transaction, 'status' | 'paymentType'>,
  may: (ability: Ability) => boolean,
): readonly Move[] {
  if (paymentType === 'eCheck') return [];
  return cardPaymentMoves
    .filter(({ from, by }) => from === status && may(by === 'system' ? 'transactions.status' : by))
    .flatMap(({ to, action }) => {
      const effect = byHand[action];
      return effect === undefined ? [] : [{ to, effect }];
    });
}
