import type { plans as contract } from '@payfac/api/contract';
import { zeroCents } from '@payfac/domain/money';
import type { HostedSession } from '@payfac/domain/payment-links';
import { priceOf } from '@payfac/domain/pricing';
import { and, eq } from 'drizzle-orm';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { invalid, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import { within } from '../../http/scope.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { hostedSessions, plans } from '../../kernel/database/schema/index.ts';
import { askedProblems } from '../accounts/ceiling.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { sendInvitation } from '../hosted-sessions/send.ts';
import { showSession } from '../hosted-sessions/store.ts';
import { requireCustomer } from '../transactions/card-token.ts';

type InviteBody = HandlerInput<typeof contract.invite>['body'];

const dayMs = 86_400_000;
const invitationDays = 30;

/** Offers an active plan to a payer. @throws CallFailure 400, 404, 409 for an inactive plan. */
export async function invitePayer(
  services: Services,
  body: InviteBody,
  context: SessionContext,
): Promise<HostedSession> {
  const { database, clock } = services;
  const at = await clock.now();
  const sessionId = newId('hps');
  const usage = { quantity: body.quantity ?? 1, modules: body.modules ?? [] };
  const byEmail = body.shareMethods.includes('email');
  const bySms = body.shareMethods.includes('sms');
  const problems = [
    ...(byEmail && !body.email ? [{ path: 'email', message: 'Enter the email address.' }] : []),
    ...(bySms && !body.mobileNumber
      ? [{ path: 'mobileNumber', message: 'Enter the mobile number.' }]
      : []),
  ];
  if (problems.length > 0) throw invalid(problems);
  await inTransaction(database, async (transaction) => {
    const [plan] = await transaction
      .select()
      .from(plans)
      .where(and(eq(plans.planId, body.planId), within(context.scope, plans)));
    if (!plan) throw notFound('The plan', body.planId);
    if (plan.status !== 'active') throw notAllowedInStatus('The plan', plan.status);
    const { facilitatorId, spProductId, subMerchantId, planId, title } = plan;
    const account = await findAccount(transaction, subMerchantId, context);
    requireFeatures(account, ['subscriptions'], context);
    if (body.customerId) await requireCustomer(transaction, body.customerId, subMerchantId);
    const [first] = plan.schedules;
    const amount = first ? priceOf(first.pricing, usage) : zeroCents;
    const overCeiling = askedProblems(account.subMerchant, amount, 'quantity');
    if (overCeiling.length > 0) throw invalid(overCeiling);
    await transaction.insert(hostedSessions).values({
      sessionId,
      facilitatorId,
      spProductId,
      subMerchantId,
      source: 'subscription',
      planId,
      planUsage: usage,
      status: 'sent',
      description: title,
      amountOrCart: 'amount',
      amount,
      cartItems: [],
      totalModifiers: [],
      totalAmount: amount,
      dualPricing: { enabled: false, diffPercentage: '0' },
      paymentMethods: ['creditCard'],
      collectEmail: true,
      collectPhoneNumber: false,
      collectBillingAddress: true,
      collectShippingAddress: false,
      collectPaymentMethod: true,
      usageType: 'single_use',
      callToAction: 'Custom',
      callToActionLabel: 'Subscribe',
      customFields: [],
      customerId: body.customerId ?? null,
      email: body.email ?? null,
      mobileNumber: body.mobileNumber ?? null,
      sendEmail: byEmail,
      sendSms: bySms,
      expiresAt: new Date(at.getTime() + invitationDays * dayMs),
      createdAt: at,
      updatedAt: at,
      createdBy: context.session.person.username,
      sentAt: at,
    });
    await sendInvitation(
      transaction,
      {
        facilitatorId,
        sessionId,
        accountName: account.subMerchant.dbaName,
        subject: title,
        url: hostedAddress(services, context, sessionPath(sessionId)),
        email: byEmail ? body.email : null,
        mobileNumber: bySms ? body.mobileNumber : null,
      },
      at,
    );
    await recordActivity(transaction, context, {
      action: 'subscriptions.manage',
      target: planId,
      message: `Invited a payer to the plan ${plan.name}`,
      subMerchantId,
    });
  });
  return showSession(services, sessionId, context);
}
