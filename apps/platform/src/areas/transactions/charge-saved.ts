import type { PaymentSource } from '@payfac/domain/enumerations';
import type { Cents } from '@payfac/domain/money';
import { and, eq, isNull } from 'drizzle-orm';
import { CallFailure } from '../../http/failures.ts';
import type { Services } from '../../http/services.ts';
import { databaseErrorOf } from '../../kernel/database/in-transaction.ts';
import {
  applications,
  cardTokens,
  customers,
  subMerchants,
} from '../../kernel/database/schema/index.ts';
import { ceilingOf } from '../accounts/ceiling.ts';
import { type CardCharge, cardChargeOrder, cardProcessorOf } from './card-charge.ts';
import { charge } from './operate.ts';

type Needs = Pick<Services, 'database' | 'clock' | 'processorOf' | 'billed'>;

interface SavedCharge {
  readonly subMerchantId: string;
  readonly customerId: string;
  readonly token: string;
  readonly amount: Cents;
  readonly source: PaymentSource;
  readonly more: NonNullable<CardCharge['more']>;
}

const uniqueViolation = '23505';

/**
 * Charges a saved card without the cardholder present. The result is written with the charge's outcome.
 * @returns `charged` when the charge was requested, whatever the response; `under-way` when such a charge already
 * exists; `impossible` when the card is gone, the account is suspended, or the amount exceeds its limit for one
 * payment.
 */
export async function chargeSaved(
  services: Needs,
  { subMerchantId, customerId, token, amount, source, more }: SavedCharge,
): Promise<'charged' | 'under-way' | 'impossible'> {
  const { database } = services;
  const [found] = await database
    .select({
      subMerchant: subMerchants,
      application: applications,
      card: cardTokens,
      customer: customers,
    })
    .from(cardTokens)
    .innerJoin(customers, eq(customers.customerId, cardTokens.customerId))
    .innerJoin(subMerchants, eq(subMerchants.subMerchantId, customers.subMerchantId))
    .innerJoin(applications, eq(applications.applicationId, subMerchants.applicationId))
    .where(
      and(
        eq(cardTokens.token, token),
        eq(customers.customerId, customerId),
        eq(subMerchants.subMerchantId, subMerchantId),
        isNull(cardTokens.deletedAt),
        isNull(customers.deletedAt),
      ),
    );
  if (!found || found.application.isSuspended) return 'impossible';
  const { card, customer, ...account } = found;
  const { provider } = cardProcessorOf(account);
  if (amount > ceilingOf(account, provider).amount) return 'impossible';
  const { street, zip } = customer;
  const order = cardChargeOrder({
    account,
    card,
    customerId,
    amount,
    source,
    cardHolderName: card.cardHolderName ?? customer.name,
    billing: { ...(street ? { street } : {}), ...(zip ? { zip } : {}) },
    more,
  });
  try {
    await charge(services, undefined, order);
  } catch (problem) {
    if (databaseErrorOf(problem)?.code === uniqueViolation) return 'under-way';
    if (!(problem instanceof CallFailure)) throw problem;
    // The account was suspended meanwhile; nothing was begun.
    if (problem.error.code === 'ACCOUNT_SUSPENDED') return 'impossible';
  }
  return 'charged';
}
