import { newKey } from './api.ts';
import type { TestResponse, TestSession } from './session.ts';

/** The account where a merchant's user works. */
export function accountOf({ response }: TestSession, place = 0): string {
  const account = response.applications.payments.accounts[place];
  if (!account) throw new Error(`They work for no account ${place}.`);
  return account.subMerchantId;
}

export interface SaleWishes {
  readonly amount?: number;
  readonly token: string;
  readonly subMerchantId?: string;
  readonly capture?: boolean;
  readonly zip?: string;
  readonly key?: string;
  readonly customerId?: string;
}

export const saleBody = (session: TestSession, wishes: SaleWishes) => ({
  subMerchantId: wishes.subMerchantId ?? accountOf(session),
  amount: wishes.amount ?? 120,
  token: wishes.token,
  cardHolderName: 'Ada Byron',
  billingAddress: { street: '12 Quay Street', zip: wishes.zip ?? '46204' },
  ...(wishes.capture === undefined ? {} : { capture: wishes.capture }),
  ...(wishes.customerId === undefined ? {} : { customerId: wishes.customerId }),
});

export const sell = (session: TestSession, wishes: SaleWishes): Promise<TestResponse> =>
  session.pay(
    'backoffice/transactions/creditcard/sale',
    saleBody(session, wishes),
    wishes.key ?? newKey(),
  );

/** A capture, void or refund. */
export const act = (
  session: TestSession,
  kind: 'capture' | 'void' | 'refund',
  transactionId: string,
  body: unknown = {},
  key = newKey(),
): Promise<TestResponse> =>
  session.pay(`backoffice/transactions/creditcard/${transactionId}/${kind}`, body, key);
