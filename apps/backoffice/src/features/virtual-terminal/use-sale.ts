import type { Output } from '@payfac/api';
import * as customers from '@payfac/api/contract/customers';
import * as echecks from '@payfac/api/contract/echecks';
import * as transactions from '@payfac/api/contract/transactions';
import type { Customer } from '@payfac/domain/customers';
import { formatUsd } from '@payfac/domain/money';
import { useState } from 'react';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { send } from '../../shared/api/connection.ts';
import { chargeTimeoutMs, useMoneyMove } from '../../shared/money-move/use-money-move.ts';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { type Circumstances, type Order, prepare } from './order.ts';
import type { SaleValues } from './values.ts';

export type Sold =
  | { readonly means: 'card'; readonly payment: Transaction }
  | { readonly means: 'echeck'; readonly payment: Output<typeof echecks.sale> };

const whatOf = (order: Order): 'authorization' | 'sale' =>
  order.means === 'card' && order.body.capture === false ? 'authorization' : 'sale';

async function charge(order: Order, idempotencyKey: string): Promise<Sold> {
  const options = { idempotencyKey, timeoutMs: chargeTimeoutMs };
  return order.means === 'card'
    ? { means: 'card', payment: await send(transactions.saleCard)({ body: order.body }, options) }
    : { means: 'echeck', payment: await send(echecks.sale)({ body: order.body }, options) };
}

/** Saves the charged card with its customer; if that fails, the payment stands. */
async function keepCard({ customerId, name }: Customer, order: Order): Promise<void> {
  if (order.means !== 'card') return;
  const { token, cardHolderName } = order.body;
  try {
    await send(customers.addCard)({
      params: { id: customerId },
      body: { token, cardHolderName },
    });
    notify('success', `Saved the card to ${name}.`);
  } catch (problem) {
    notifyFailure(problem);
  }
}

/** An earlier sale that this one may duplicate, and the user's answer. */
interface Question {
  readonly earlier: Transaction;
  readonly answer: (isAgreed: boolean) => void;
}

/** Turns a filled-in form into a sale: tokens, the final price, the duplicate check, the charge. */
export function useSale(circumstances: Circumstances, customer: Customer | undefined) {
  const [question, setQuestion] = useState<Question>();
  const { state, move } = useMoneyMove({
    describe: (order: Order) => ({ what: whatOf(order), amount: formatUsd(order.body.amount) }),
    send: charge,
    transactionIdOf: ({ payment }) => payment.transactionId,
  });

  const isMeant = async (earlier: Transaction): Promise<boolean> => {
    const isAgreed = await new Promise<boolean>((answer) => setQuestion({ earlier, answer }));
    setQuestion(undefined);
    return isAgreed;
  };

  /** @returns undefined when nothing was sent: a field has an error, or the user canceled. */
  const sell = async (values: SaleValues): Promise<Sold | undefined> => {
    const { customerId: _, ...others } = values;
    const payer = customer && { customerId: customer.customerId };
    const prepared = await prepare({ ...others, ...payer }, circumstances);
    if (!prepared) return undefined;
    const { order, last4: truncatedCardNumber, cardBrand } = prepared;
    const { subMerchantId, amount } = order.body;
    const { earlierSale } = await import('./duplicate.ts');
    const earlier = await earlierSale(
      { subMerchantId, amount, truncatedCardNumber, cardBrand },
      new AbortController().signal,
    );
    if (earlier && !(await isMeant(earlier))) return undefined;
    const sold = await move(order);
    if (customer && values.tender === 'card' && values.keepsCard === true) {
      void keepCard(customer, order);
    }
    return sold;
  };
  return { state, sell, question };
}
