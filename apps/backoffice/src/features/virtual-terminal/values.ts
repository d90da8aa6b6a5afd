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

/** Debits by phone and on paper; those on the web are made by the payer on a page. */
export const keyedSecCodes = ['TEL', 'PPD', 'CCD'] as const satisfies readonly SecCode[];

/**
 * One form holds what every way to pay asks for: changing the way keeps what both have, and only what
 * the chosen one asks for is checked. A new card itself is in the hosted fields.
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

/** What a sale asks for besides its fields. */
export function problemsOf(values: Filled<SaleValues>): readonly FieldProblem[] {
  const { amount, taxAmount } = values;
  const isOver = amount !== undefined && taxAmount !== undefined && taxAmount > amount;
  return [
    ...(isOver ? [{ path: 'taxAmount', message: "Tax can't exceed the amount." }] : []),
    ...(values.tender === 'echeck' && values.isAuthorized !== true ? [notAuthorized] : []),
  ];
}

/** The most an account takes in one payment is known before anything is sent. */
export const overCeilingProblems = (
  charged: Cents,
  ceiling: Cents | undefined,
): readonly FieldProblem[] => (ceiling === undefined ? [] : ceilingProblems(charged, ceiling));

export interface Price {
  /** What is charged. */
  readonly amount: Cents;
  /** Both prices, where the account has two. */
  readonly prices: ReturnType<typeof dualPrices> | undefined;
  readonly isReduced: boolean;
}

/** What a payer saved by how they paid. */
export interface Reduction {
  readonly saving: Cents;
  readonly pricing: DualPricing;
}

/** What an amount comes to by the way it is paid: debit cards and eChecks pay less where the account says so. */
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
