import { eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { customers } from '../../kernel/database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import type { CustomerView } from './list.ts';
import { type CustomerRow, lockCustomer, showCustomer } from './store.ts';

/** A change to a customer under its lock. */
export type CustomerChange = (
  transaction: Transaction,
  customer: CustomerRow,
  at: Date,
) => Promise<void>;

/** Records a change to a customer, by name, as an activity. */
export const recordOf = (
  transaction: Transaction,
  context: SessionContext,
  { customerId, subMerchantId }: Pick<CustomerRow, 'customerId' | 'subMerchantId'>,
  message: string,
): Promise<void> =>
  recordActivity(transaction, context, {
    action: 'customers.manage',
    target: customerId,
    message,
    subMerchantId,
  });

/**
 * Changes a customer under its lock, if the account has customers enabled.
 * @param act the change's verb, such as `Changed`; the customer's name follows.
 */
export async function changingCustomer(
  { database, clock }: Services,
  customerId: string,
  context: SessionContext,
  act: string,
  work: CustomerChange,
): Promise<void> {
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const customer = await lockCustomer(transaction, customerId, context);
    const account = await findAccount(transaction, customer.subMerchantId, context);
    requireFeatures(account, ['customers'], context);
    await work(transaction, customer, at);
    await transaction
      .update(customers)
      .set({ updatedAt: at })
      .where(eq(customers.customerId, customerId));
    await recordOf(transaction, context, customer, `${act} ${customer.name}`);
  });
}

/** The same; returns the changed customer. */
export async function changeCustomer(
  services: Services,
  customerId: string,
  context: SessionContext,
  act: string,
  work: CustomerChange,
): Promise<CustomerView> {
  await changingCustomer(services, customerId, context, act, work);
  return showCustomer(services, customerId, context);
}
