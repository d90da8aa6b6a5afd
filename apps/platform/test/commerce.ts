import type { TestApi } from './api.ts';
import { tokenOf } from './cards.ts';
import { accountOf } from './sale.ts';
import type { TestSession } from './session.ts';

/** The simulated bank's account whose debits are paid. */
export const payingAccount = { routingNumber: '110000000', accountNumber: '000123456789' };

/** A plan as its editor sends it: a free month, then $19 a month. */
export const examplePlan = {
  name: 'Book club',
  description: null,
  title: 'The book club',
  subTitle: null,
  schedules: [
    {
      name: 'Trial',
      pricing: { model: 'free' },
      billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
      cycles: 1,
    },
    {
      name: 'Monthly',
      pricing: { model: 'flat', amount: 19 },
      billing: { timing: 'atSubscriptionStart', period: { unit: 'month', count: 1 } },
      cycles: null,
    },
  ],
  cancelOptions: { byPayer: true, takesEffect: 'atPeriodEnd', noticeDays: 0 },
};

/** A customer of the manager's account with a saved card. */
export async function savedCard(
  { api }: { readonly api: Pick<TestApi, 'open'> },
  session: TestSession,
  number?: string,
): Promise<{ readonly customerId: string; readonly token: string }> {
  const made = await session.call('backoffice/customers', {
    method: 'POST',
    body: { subMerchantId: accountOf(session), name: 'Grace Murray', zip: '46204' },
  });
  const customerId: string = made.body.customerId;
  const token = await tokenOf(api.open, number);
  await session.call(`backoffice/customers/${customerId}/creditcards`, {
    method: 'POST',
    body: { token, cardHolderName: 'Grace Murray' },
  });
  return { customerId, token };
}
