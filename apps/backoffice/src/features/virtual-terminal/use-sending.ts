import { ApiError } from '@payfac/api';
import type { CardFields, Tokenized } from '@payfac/api/card-fields';
import type { Customer, SavedCard } from '@payfac/domain/customers';
import type { DualPricing } from '@payfac/domain/dual-pricing';
import { type RefObject, useRef, useState } from 'react';
import type { Transaction } from '../../entities/transactions/queries.ts';
import { notify, notifyFailure } from '../../shared/notify/notify.ts';
import { api } from './api.ts';
import { priceOf } from './price.ts';
import { findBin } from './use-card-kind.ts';
import { cardOrder, echeckOrder, type Order, type Sold, useSale } from './use-sale.ts';
import {
  checkedCard,
  checkedEcheck,
  checkedSaved,
  type Tender,
  type TerminalValues,
} from './values.ts';

const stillLoading = 'The card fields are still loading. Try again in a moment.';

const tokenOf = async (fields: CardFields | undefined): Promise<Tokenized> =>
  fields?.tokenize() ?? { ok: false, errors: [{ field: 'form', message: stillLoading }] };

/** What a sale is made from besides the fields of its form. */
interface Circumstances {
  readonly tender: Tender;
  readonly fields: RefObject<CardFields | undefined>;
  readonly bin: string | null;
  readonly savedCard: SavedCard | undefined;
  readonly customer: Customer | undefined;
  readonly dualPricing: DualPricing | undefined;
}

interface Prepared {
  readonly order: Order;
  readonly last4: string;
  readonly cardBrand: Transaction['cardBrand'];
}

/** Trades what is filled in for tokens. @returns undefined when the hosted fields say what is wrong. */
async function prepare(
  values: TerminalValues,
  { tender, fields, bin, savedCard, dualPricing }: Circumstances,
): Promise<Prepared | string | undefined> {
  const price = (kind: Transaction['cardKind']) =>
    priceOf(values.amount, dualPricing, tender, kind);
  if (tender === 'echeck') {
    const filled = checkedEcheck(values);
    if (!filled) return undefined;
    const { subMerchantId, accountHolderName, routingNumber, accountNumber } = filled;
    const { token, accountNumber: last4 } = await api.echecks.tokenize({
      body: { subMerchantId, accountHolderName, routingNumber, accountNumber },
    });
    return { order: echeckOrder(filled, token, price(null)), last4, cardBrand: null };
  }
  if (tender === 'saved') {
    const filled = checkedSaved(values);
    if (!savedCard) return 'Select a saved card.';
    if (!filled) return undefined;
    const { cardKind, cardBrand, truncatedCardNumber: last4, token } = savedCard;
    return { order: cardOrder(filled, token, price(cardKind)), last4, cardBrand };
  }
  const filled = checkedCard(values);
  const card = await tokenOf(fields.current);
  if (!card.ok) return card.errors.find(({ field }) => field === 'form')?.message;
  const found = await findBin(bin);
  return (
    filled && {
      order: cardOrder(filled, card.token, price(found?.cardKind ?? null)),
      last4: card.truncatedCardNumber,
      cardBrand: card.cardBrand,
    }
  );
}

/** Keeps the card that was charged with its customer; the payment stands whatever becomes of it. */
async function keepCard({ customerId, name }: Customer, order: Order): Promise<void> {
  if (order.means !== 'card') return;
  const { token, cardHolderName } = order.body;
  try {
    const { customersApi } = await import('./customers-api.ts');
    await customersApi.customers.addCard({
      params: { id: customerId },
      body: { token, cardHolderName },
    });
    notify('success', `Saved the card to ${name}.`);
  } catch (problem) {
    notifyFailure(problem);
  }
}

interface Waiting {
  readonly order: Order;
  readonly earlier: Transaction;
}

/** Takes a filled-in form to a sale: tokens, the final price, the look for an earlier one, the charge. */
export function useSending(circumstances: Circumstances, onSold: (sold: Sold) => void) {
  const [isPreparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<Waiting>();
  const keeping = useRef<() => void>(undefined);
  const move = useSale((sold) => {
    keeping.current?.();
    onSold(sold);
  });
  const isBusy = isPreparing || move.state !== 'idle';

  const send = async (values: TerminalValues) => {
    if (isBusy) return;
    setPreparing(true);
    setProblem(undefined);
    try {
      const { customerId: _, ...others } = values;
      const payer = circumstances.customer && { customerId: circumstances.customer.customerId };
      const prepared = await prepare({ ...others, ...payer }, circumstances);
      if (prepared === undefined || typeof prepared === 'string') return setProblem(prepared);
      const { order, last4, cardBrand } = prepared;
      const { customer, tender } = circumstances;
      const keeps = tender === 'card' && values.keepsCard === true && customer !== undefined;
      keeping.current = keeps ? () => void keepCard(customer, order) : undefined;
      const { subMerchantId, amount } = order.body;
      const { earlierSale } = await import('./duplicate.ts');
      const earlier = await earlierSale(
        { subMerchantId, amount, truncatedCardNumber: last4, cardBrand },
        new AbortController().signal,
      );
      if (earlier) setWaiting({ order, earlier });
      else await move.submit(order);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      setPreparing(false);
    }
  };

  return {
    move,
    isBusy,
    problem,
    send,
    earlier: waiting?.earlier,
    chargeAgain: () => {
      if (waiting) void move.submit(waiting.order);
      setWaiting(undefined);
    },
    giveUp: () => setWaiting(undefined),
  };
}
