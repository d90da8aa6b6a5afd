import type { paymentLinks as contract } from '@payfac/api/contract';
import { accountSettingsSchema } from '@payfac/domain/accounts';
import { chargeTotals } from '@payfac/domain/cart';
import type { DualPricing } from '@payfac/domain/dual-pricing';
import { type LinkValues, linkValues, lockedProblems } from '@payfac/domain/payment-link-templates';
import {
  expiryInstant,
  type HostedSession,
  paymentLinkProblems,
} from '@payfac/domain/payment-links';
import * as z from 'zod/mini';
import type { SessionContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import type { Services } from '../../http/services.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { hostedSessions } from '../../kernel/database/schema/index.ts';
import { askedProblems } from '../accounts/ceiling.ts';
import { type FoundAccount, findAccount, requireFeatures } from '../accounts/find-account.ts';
import { type NewHostedSession, showSession } from '../hosted-sessions/store.ts';
import { builtInTemplate, findTemplate } from '../payment-link-templates/store.ts';
import { requireCustomer } from '../transactions/card-token.ts';
import { recordLink } from './record.ts';
import { sendAgain } from './send-again.ts';
import { sendLink } from './send-link.ts';

type LinkBody = HandlerInput<typeof contract.create>['body'];

/** The columns derived from a link's values. */
const columnsOf = (values: LinkValues, ofAccount: DualPricing) => ({
  description: values.description,
  invoiceNumber: values.invoiceNumber,
  amountOrCart: values.amountOrCart,
  amount: values.amount,
  taxAmount: values.taxAmount,
  cartItems: [...values.cartItems],
  totalModifiers: [...values.totalModifiers],
  totalAmount: chargeTotals(values).totalAmount,
  // The link's own debit discount, or else the account's.
  dualPricing:
    values.diffPercentage === null
      ? ofAccount
      : { enabled: true, diffPercentage: values.diffPercentage },
  paymentMethods: [...values.paymentMethods],
  collectEmail: values.collectEmail,
  collectPhoneNumber: values.collectPhoneNumber,
  collectBillingAddress: values.collectBillingAddress,
  collectShippingAddress: values.collectShippingAddress,
  collectPaymentMethod: values.collectPaymentMethod,
  usageType: values.usageType,
  usageLimit: values.usageType === 'multi_use' ? values.usageLimit : null,
  callToAction: values.callToAction,
  callToActionLabel: values.callToActionLabel,
  transactionMessages: values.transactionMessages,
  customFields: values.hasCustomFields ? [...values.customFields] : [],
  notes: values.notes,
  email: values.email,
  mobileNumber: values.mobileNumber,
  sendSms: values.sendSms,
  sendEmail: values.sendEmail,
});

/** @throws CallFailure 400 for locked or invalid values, 404 for a template outside the user's scope. */
async function valuesOf(
  { database }: Services,
  body: LinkBody,
  { subMerchant }: Pick<FoundAccount, 'subMerchant'>,
  context: SessionContext,
  now: Date,
): Promise<LinkValues> {
  const {
    sessionId: _,
    subMerchantId: __,
    customerId: ___,
    paymentLinkTemplateId,
    ...given
  } = body;
  const template =
    paymentLinkTemplateId === undefined
      ? builtInTemplate(context, now)
      : await findTemplate(database, paymentLinkTemplateId, context, now);
  const values = linkValues(template, given);
  const problems = [
    ...lockedProblems(template, given),
    ...paymentLinkProblems(values),
    ...askedProblems(
      subMerchant,
      chargeTotals(values).totalAmount,
      values.amountOrCart === 'amount' ? 'amount' : 'cartItems',
    ),
  ];
  const expiresAt = expiryInstant(values.expiresAt, now, context.timeZone);
  if (!expiresAt || expiresAt <= now) {
    problems.push({ path: 'expiresAt', message: 'Choose a time in the future.' });
  }
  if (problems.length > 0) throw invalid(problems);
  return values;
}

/** Creates a link and sends it if the body asks for that. */
async function makeLink(
  services: Services,
  body: LinkBody,
  context: SessionContext,
): Promise<HostedSession> {
  const { database, clock } = services;
  const { subMerchant, application } = await findAccount(database, body.subMerchantId, context);
  requireFeatures({ subMerchant, application }, ['payLinks'], context);
  const at = await clock.now();
  const values = await valuesOf(services, body, { subMerchant }, context, at);
  const isLive = application.status === 'active';
  const isSent = isLive && (values.sendEmail || values.sendSms);
  const sessionId = newId('hps');
  const session: NewHostedSession = {
    sessionId,
    facilitatorId: subMerchant.facilitatorId,
    spProductId: subMerchant.spProductId,
    subMerchantId: subMerchant.subMerchantId,
    source: 'paymentlink',
    paymentLinkTemplateId: body.paymentLinkTemplateId ?? null,
    status: !isLive ? 'onboarding' : isSent ? 'sent' : 'created',
    ...columnsOf(values, z.decode(accountSettingsSchema, application.settings).dualPricing),
    customerId: body.customerId ?? null,
    expiresAt: expiryInstant(values.expiresAt, at, context.timeZone) ?? null,
    createdBy: context.session.person.username,
    createdAt: at,
    updatedAt: at,
    sentAt: isSent ? at : null,
  };
  await inTransaction(database, async (transaction) => {
    if (body.customerId) {
      await requireCustomer(transaction, body.customerId, subMerchant.subMerchantId);
    }
    await transaction.insert(hostedSessions).values(session);
    if (isSent) {
      const link = { ...session, ...values, accountName: subMerchant.dbaName };
      await sendLink(
        transaction,
        link,
        hostedAddress(services, context, sessionPath(sessionId)),
        at,
      );
    }
    await recordLink(transaction, session, context, isSent ? 'Sent' : 'Made');
  });
  return showSession(services, sessionId, context);
}

export const createLink = (
  services: Services,
  body: LinkBody,
  context: SessionContext,
): Promise<HostedSession> =>
  body.sessionId === undefined
    ? makeLink(services, body, context)
    : sendAgain(services, body.sessionId, body, context);
