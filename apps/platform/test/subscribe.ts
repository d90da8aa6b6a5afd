import { eq } from 'drizzle-orm';
import { dayOf } from '../src/kernel/clock/facilitator-day.ts';
import { newId } from '../src/kernel/database/ids.ts';
import { subMerchants, subscriptions } from '../src/kernel/database/schema/index.ts';
import type { TestApi } from './api.ts';

interface NewSubscription {
  readonly subMerchantId: string;
  readonly planId: string;
  /** The customer whose saved card pays. */
  readonly customer: { readonly customerId: string; readonly token: string };
  /** The day of the first charge: today, unless the plan charges later. */
  readonly chargeOn?: string;
}

/** Creates a subscription whose first period starts today. @returns its id. */
export async function subscribe(
  { open: { database }, services }: TestApi,
  { subMerchantId, planId, customer: { customerId, token }, chargeOn }: NewSubscription,
): Promise<string> {
  const at = await services.clock.now();
  const [account] = await database
    .select()
    .from(subMerchants)
    .where(eq(subMerchants.subMerchantId, subMerchantId));
  if (!account) throw new Error(`There is no account ${subMerchantId}.`);
  const { facilitatorId, spProductId } = account;
  const startedOn = await dayOf(database, facilitatorId, at);
  const subscriptionId = newId('sub');
  await database.insert(subscriptions).values({
    subscriptionId,
    facilitatorId,
    spProductId,
    subMerchantId,
    planId,
    customerId,
    status: 'active',
    quantity: 1,
    modules: [],
    paymentType: 'creditCard',
    token,
    last4: '4242',
    startedOn,
    periodIndex: 0,
    nextChargeOn: chargeOn ?? startedOn,
    failedAttempts: 0,
    cancelEffect: 'atPeriodEnd',
    createdAt: at,
    updatedAt: at,
  });
  return subscriptionId;
}
