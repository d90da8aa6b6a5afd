import { type DualPrices, paysReducedPrice } from '@payfac/domain/dual-pricing';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import { findBankToken } from '../../areas/echecks/bank-token.ts';
import { findToken } from '../../areas/transactions/card-token.ts';
import { CallFailure } from '../../http/failures.ts';
import type { Queryable } from '../../kernel/database/connection.ts';
import type { Order } from './order.ts';
import type { Payable } from './payable.ts';

/** The payer's card or account, once tokenized. */
export interface PayerInstrument {
  readonly label: string;
  readonly isReduced: boolean;
}

const kinds: Readonly<Record<string, string>> = { DEBIT: 'debit ', PREPAID: 'prepaid ' };

/**
 * The card or account of a form's token. The token must have been created for this one payment: a saved card or account
 * belongs to its customer, even if another payer knows its token.
 * @returns undefined for any other token, which must then be entered again.
 */
export async function findInstrument(
  queryable: Queryable,
  { subMerchant }: Pick<Payable, 'subMerchant'>,
  { method, token }: Pick<Order, 'method' | 'token'>,
): Promise<PayerInstrument | undefined> {
  try {
    if (method === 'eCheck') {
      const { bank } = await findBankToken(queryable, { token }, subMerchant);
      if (bank.customerId !== null) return undefined;
      return { label: `Bank account ending in ${bank.last4}`, isReduced: true };
    }
    const { card } = await findToken(queryable, { token }, subMerchant);
    if (card.usedAt !== null || card.expiresAt === null || card.customerId !== null)
      return undefined;
    const kind = kinds[card.kind] ?? '';
    return {
      label: `${cardBrandLabels[card.brand]} ${kind}card ending in ${card.last4}`,
      isReduced: paysReducedPrice({
        paymentType: card.kind === 'DEBIT' ? 'debit' : 'creditCard',
        cardKind: card.kind,
      }),
    };
  } catch (problem) {
    if (problem instanceof CallFailure) return undefined;
    throw problem;
  }
}

export const amountDue = (
  { isReduced }: PayerInstrument,
  { standard, reduced }: DualPrices,
): Cents => (isReduced ? reduced : standard);
