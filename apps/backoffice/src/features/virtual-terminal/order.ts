import type { Input, Output } from '@payfac/api';
import type { CardFields } from '@payfac/api/card-fields';
import * as echecks from '@payfac/api/contract/echecks';
import type { saleCard } from '@payfac/api/contract/transactions';
import * as transactions from '@payfac/api/contract/transactions';
import type { SavedCard } from '@payfac/domain/customers';
import type { DualPricing } from '@payfac/domain/dual-pricing';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Transaction } from '../../entities/transactions/transaction.tsx';
import { send } from '../../shared/api/connection.ts';
import { Refusal } from '../../shared/form/problems.ts';
import { queryClient } from '../../shared/query/client.ts';
import { shows } from '../../shared/query/follow.ts';
import { type Price, priceOf, type SaleValues, type ValuesOf } from './values.ts';

export type Bin = Output<typeof transactions.binLookup>;

const binQuery = (bin: string) => ({
  queryKey: [shows(transactions.binLookup), 'bin', bin] as const,
  queryFn: () => send(transactions.binLookup)({ body: { bin } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The data of the entered card's BIN; undefined until all its digits are entered. */
export function useBin(bin: string | null): Bin | undefined {
  const { data } = useQuery<Bin>({ ...binQuery(bin ?? ''), enabled: bin !== null });
  return bin === null ? undefined : data;
}

/** The same as a promise, for the final price. A failed lookup gives undefined. */
const findBin = (bin: string | null): Promise<Bin | undefined> =>
  bin === null
    ? Promise.resolve(undefined)
    : queryClient()
        .fetchQuery<Bin>(binQuery(bin))
        .catch(() => undefined);

/** What a sale needs besides its form's fields. */
export interface Circumstances {
  readonly fields: RefObject<CardFields | undefined>;
  readonly bin: string | null;
  readonly savedCard: SavedCard | undefined;
  readonly dualPricing: DualPricing | undefined;
}

/** A sale's request. */
export type Order =
  | { readonly means: 'card'; readonly body: Input<typeof saleCard>['body'] }
  | { readonly means: 'echeck'; readonly body: Input<typeof echecks.sale>['body'] };

interface Prepared {
  readonly order: Order;
  readonly last4: string;
  readonly cardBrand: Transaction['cardBrand'];
}

/** The charged amount, with the credit card price if that is higher: the receipt shows the savings. */
const pricesOf = ({ amount, prices }: Price) =>
  prices && prices.standard > amount ? { amount, standardAmount: prices.standard } : { amount };

/** Fields of other payment methods stay in the form and aren't sent. */
const sharedOf = (values: SaleValues, price: Price) => ({
  subMerchantId: values.subMerchantId,
  ...pricesOf(price),
  taxAmount: values.taxAmount,
  customerId: values.customerId,
  invoiceNumber: values.invoiceNumber,
  description: values.description,
  source: 'backoffice' as const,
});

const cardOrder = (values: ValuesOf<'card' | 'saved'>, token: string, price: Price): Order => ({
  means: 'card',
  body: {
    ...sharedOf(values, price),
    token,
    capture: values.capture,
    motoIndicator: values.motoIndicator,
    cardHolderName: values.cardHolderName,
    billingAddress: values.billingAddress,
  },
});

/**
 * Tokenizes the entered payment method and determines its price.
 * @returns undefined when the hosted fields show errors.
 * @throws Refusal, ApiError why it can't be sent.
 */
export async function prepare(
  values: SaleValues,
  { fields, bin, savedCard, dualPricing }: Circumstances,
): Promise<Prepared | undefined> {
  const price = (kind: Transaction['cardKind']) =>
    priceOf(values.amount, dualPricing, values.tender, kind);
  switch (values.tender) {
    case 'echeck': {
      const { subMerchantId, accountHolderName, routingNumber, accountNumber, secCode } = values;
      const { token, accountNumber: last4 } = await send(echecks.tokenize)({
        body: { subMerchantId, accountHolderName, routingNumber, accountNumber },
      });
      const body = { ...sharedOf(values, price(null)), token, accountHolderName, secCode };
      return { order: { means: 'echeck', body }, last4, cardBrand: null };
    }
    case 'saved': {
      if (!savedCard) throw new Refusal('Select a saved card.');
      const { cardKind, cardBrand, truncatedCardNumber: last4, token } = savedCard;
      return { order: cardOrder(values, token, price(cardKind)), last4, cardBrand };
    }
    case 'card': {
      const card = await fields.current?.tokenize();
      if (!card) throw new Refusal('The card fields are still loading. Try again in a moment.');
      if (!card.ok) {
        const ofAll = card.errors.find(({ field }) => field === 'form');
        if (ofAll) throw new Refusal(ofAll.message);
        return undefined;
      }
      const found = await findBin(bin);
      return {
        order: cardOrder(values, card.token, price(found?.cardKind ?? null)),
        last4: card.truncatedCardNumber,
        cardBrand: card.cardBrand,
      };
    }
  }
}
