import type { Input } from '@payfac/api';
import type { applePayTestToken } from '@payfac/api/contract/tokenization';
import type { saleCard } from '@payfac/api/contract/transactions';
import type { ApplePayTestCard } from '@payfac/domain/apple-pay';
import { type Cents, formatUsd } from '@payfac/domain/money';
import { moneyViews } from '../../../entities/transactions/queries.ts';
import { useFormMove } from '../../../shared/money-move/use-form-move.ts';
import { api } from './api.ts';

type Sale = Input<typeof saleCard>['body'];
type Wallet = Input<typeof applePayTestToken>['body'];

/** The processor may take its time; past this the outcome counts as unknown and is looked up. */
const SALE_TIMEOUT_MS = 45_000;

export interface Simulated {
  readonly subMerchantId: string;
  readonly amount: Cents;
  readonly card: ApplePayTestCard;
}

/** What the wallet hands over becomes a sale: a token for this one payment, and who pays. */
async function saleOf({ subMerchantId, amount, card }: Simulated): Promise<Sale> {
  const wallet: Wallet = { subMerchantId, card };
  const { token, cardHolderName, billingAddress } = await api.tokenization.applePayTestToken({
    body: wallet,
  });
  return {
    subMerchantId,
    amount,
    token,
    cardHolderName,
    billingAddress,
    description: 'Simulated Apple Pay payment',
    source: 'backoffice',
  };
}

/** A simulated Apple Pay payment as a money move: the token first, then the sale, once. */
export function useApplePayOnce() {
  const { state, move } = useFormMove({
    describe: ({ amount }: Sale) => ({ what: 'sale', amount: formatUsd(amount) }),
    send: (body: Sale, idempotencyKey) =>
      api.transactions.saleCard({ body }, { idempotencyKey, timeoutMs: SALE_TIMEOUT_MS }),
    transactionIdOf: ({ transactionId }) => transactionId,
    invalidates: moneyViews,
  });
  return { state, pay: async (values: Simulated) => move(await saleOf(values)) };
}
