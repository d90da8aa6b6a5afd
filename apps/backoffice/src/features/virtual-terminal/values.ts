import { tokenize } from '@payfac/api/contract/echecks';
import { saleCard } from '@payfac/api/contract/transactions';
import { type DualPricing, dualPrices, paysReducedPrice } from '@payfac/domain/dual-pricing';
import type { SecCode } from '@payfac/domain/echecks';
import type { CardKind } from '@payfac/domain/enumerations';
import { type Cents, ceilingProblems, zeroCents } from '@payfac/domain/money';
import type { FieldProblem } from '@payfac/domain/validation';
import * as z from 'zod/mini';
import type { Filled } from '../../shared/form/body.ts';

const card = saleCard.body.shape;
const bank = tokenize.body.shape;

const shared = {
  subMerchantId: card.subMerchantId,
  amount: card.amount,
  taxAmount: card.taxAmount,
  customerId: card.customerId,
  invoiceNumber: card.invoiceNumber,
  description: card.description,
};

const keyed = {
  ...shared,
  capture: card.capture,
  motoIndicator: card.motoIndicator,
  cardHolderName: card.cardHolderName,
  billingAddress: card.billingAddress,
};

/** Debits by phone and on paper; payers make web debits themselves on a page. */
export const keyedSecCodes = ['TEL', 'PPD', 'CCD'] as const satisfies readonly SecCode[];

/**
 * One form with the fields of all payment methods: switching keeps shared values, and only the chosen method's fields
 * are checked. A new card itself is in the hosted fields.
 */
export const saleForm = {
  body: z.discriminatedUnion('tender', [
    z.object({ tender: z.literal('card'), ...keyed, keepsCard: z.optional(z.boolean()) }),
    z.object({ tender: z.literal('saved'), ...keyed, token: card.token }),
    z.object({
      tender: z.literal('echeck'),
      ...shared,
      accountHolderName: bank.accountHolderName,
      routingNumber: bank.routingNumber,
      accountNumber: bank.accountNumber,
      accountType: bank.accountType,
      secCode: z.enum(keyedSecCodes),
      isAuthorized: z.optional(z.boolean()),
    }),
  ]),
};

export type SaleValues = z.output<typeof saleForm.body>;
export type Tender = SaleValues['tender'];
export type ValuesOf<T extends Tender> = Extract<SaleValues, { readonly tender: T }>;

const notAuthorized = {
  path: 'isAuthorized',
  message: 'Confirm that the account holder authorized this debit.',
};

/** A sale's checks besides its schema. */
export function problemsOf(values: Filled<SaleValues>): readonly FieldProblem[] {
  const { amount, taxAmount } = values;
  const isOver = amount !== undefined && taxAmount !== undefined && taxAmount > amount;
  return [
    ...(isOver ? [{ path: 'taxAmount', message: 'Tax can’t exceed the amount.' }] : []),
    ...(values.tender === 'echeck' && values.isAuthorized !== true ? [notAuthorized] : []),
  ];
}

/** The account's limit for one payment is checked before anything is sent. */
export const overCeilingProblems = (
  charged: Cents,
  ceiling: Cents | undefined,
): readonly FieldProblem[] => (ceiling === undefined ? [] : ceilingProblems(charged, ceiling));

export interface Price {
  /** The charged amount. */
  readonly amount: Cents;
  /** Both prices, if the account has dual pricing. */
  readonly prices: ReturnType<typeof dualPrices> | undefined;
  readonly isReduced: boolean;
}

/** What the payer's payment method saved. */
export interface Reduction {
  readonly saving: Cents;
  readonly pricing: DualPricing;
}

/** The price by payment method: debit cards and eChecks pay less if the account has dual pricing. */
export function priceOf(
  amount: Cents | undefined,
  pricing: DualPricing | undefined,
  tender: Tender,
  cardKind: CardKind | null,
): Price {
  const standard = amount ?? zeroCents;
  if (pricing?.enabled !== true) return { amount: standard, prices: undefined, isReduced: false };
  const prices = dualPrices(standard, pricing);
  const paymentType = tender === 'echeck' ? 'eCheck' : 'creditCard';
  const isReduced = paysReducedPrice({ paymentType, cardKind });
  return { amount: isReduced ? prices.reduced : prices.standard, prices, isReduced };
}
