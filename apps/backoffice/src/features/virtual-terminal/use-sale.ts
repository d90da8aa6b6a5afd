import type { Input, Output } from '@payfac/api';
import type { Tokenized } from '@payfac/api/card-fields';
import type { sale as echeckSale } from '@payfac/api/contract/echecks';
import type { saleCard } from '@payfac/api/contract/transactions';
import { formatUsd } from '@payfac/domain/money';
import { staleAfterMoneyMove, type Transaction } from '../../entities/transactions/queries.ts';
import { useMoneyMove } from '../../shared/money-move/use-money-move.ts';
import { api } from './api.ts';
import type { Price } from './price.ts';
import type { ValuesOf } from './values.ts';

/** The processor may take its time; past this the outcome counts as unknown and is looked up. */
const SALE_TIMEOUT_MS = 45_000;

type CardBody = Input<typeof saleCard>['body'];
type EcheckBody = Input<typeof echeckSale>['body'];

export type Order =
  | { readonly means: 'card'; readonly body: CardBody }
  | { readonly means: 'echeck'; readonly body: EcheckBody };

export type Sold =
  | { readonly means: 'card'; readonly payment: Transaction }
  | { readonly means: 'echeck'; readonly payment: Output<typeof echeckSale> };

const whatOf = (order: Order): 'authorization' | 'sale' =>
  order.means === 'card' && order.body.capture === false ? 'authorization' : 'sale';

/** Sends a sale, once. */
export const useSale = (onDone: (sold: Sold) => void) =>
  useMoneyMove({
    describe: (order: Order) => ({ what: whatOf(order), amount: formatUsd(order.body.amount) }),
    send: async (order: Order, idempotencyKey): Promise<Sold> => {
      const options = { idempotencyKey, timeoutMs: SALE_TIMEOUT_MS };
      return order.means === 'card'
        ? {
            means: 'card',
            payment: await api.transactions.saleCard({ body: order.body }, options),
          }
        : {
            means: 'echeck',
            payment: await api.echecks.sale({ body: order.body }, options),
          };
    },
    onDone,
    transactionIdOf: ({ payment }) => payment.transactionId,
    invalidate: staleAfterMoneyMove,
  });

type Card = Extract<Tokenized, { readonly ok: true }>;

/** What is charged, beside the credit card price where that is more: the receipt says what was saved. */
const pricesOf = ({ amount, prices }: Price) =>
  prices && prices.standard > amount ? { amount, standardAmount: prices.standard } : { amount };

/** The sale that a filled-in form asks for, at the price that its way to pay comes to. */
export function cardOrder(
  values: ValuesOf<'card'> | ValuesOf<'saved'>,
  token: Card['token'],
  price: Price,
): Order {
  const { keepsCard: _, ...body } = { keepsCard: undefined, ...values };
  return { means: 'card', body: { ...body, ...pricesOf(price), token, source: 'backoffice' } };
}

export function echeckOrder(values: ValuesOf<'echeck'>, token: string, price: Price): Order {
  const {
    routingNumber: _,
    accountNumber: __,
    isAuthorized: ___,
    accountType: ____,
    ...body
  } = values;
  return { means: 'echeck', body: { ...body, ...pricesOf(price), token, source: 'backoffice' } };
}
