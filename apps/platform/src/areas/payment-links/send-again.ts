import type { paymentLinks as contract } from '@payfac/api/contract';
import { applyPaymentLink, type HostedSession, linkRefusal } from '@payfac/domain/payment-links';
import type { SessionContext } from '../../http/context.ts';
import { invalid, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import type { Services } from '../../http/services.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { changeSession, lockSession, showSession } from '../hosted-sessions/store.ts';
import { recordLink } from './record.ts';
import { sendLink } from './send-link.ts';

/** Resends an existing link to the addresses in the body. @throws CallFailure 400, 404, 409. */
export async function sendAgain(
  services: Services,
  sessionId: string,
  body: HandlerInput<typeof contract.create>['body'],
  context: SessionContext,
): Promise<HostedSession> {
  const { database, clock } = services;
  const at = await clock.now();
  await inTransaction(database, async (transaction) => {
    const session = await lockSession(transaction, sessionId, context);
    if (session.subMerchantId !== body.subMerchantId) {
      throw notFound('The payment link', body.subMerchantId);
    }
    const { subMerchant, application } = await findAccount(
      transaction,
      session.subMerchantId,
      context,
    );
    requireFeatures({ subMerchant, application }, ['payLinks'], context);
    const sendEmail = body.sendEmail ?? session.sendEmail;
    const sendSms = body.sendSms ?? session.sendSms;
    const email = body.email === undefined ? session.email : body.email;
    const mobileNumber = body.mobileNumber === undefined ? session.mobileNumber : body.mobileNumber;
    const status = applyPaymentLink(session.status, 'send');
    const refusal = linkRefusal(session, at);
    if (!status || refusal) throw notAllowedInStatus('The payment link', refusal ?? session.status);
    const problems = [
      ...(sendEmail || sendSms ? [] : [{ path: 'sendEmail', message: 'Choose how to send it.' }]),
      ...(sendEmail && !email
        ? [{ path: 'email', message: 'Enter the email address to send it to.' }]
        : []),
      ...(sendSms && !mobileNumber
        ? [{ path: 'mobileNumber', message: 'Enter the mobile number to send it to.' }]
        : []),
    ];
    if (problems.length > 0) throw invalid(problems);
    const ways = { sendEmail, sendSms, email, mobileNumber };
    await changeSession(transaction, sessionId, { ...ways, status, sentAt: at }, at);
    const link = { ...session, ...ways, accountName: subMerchant.dbaName };
    await sendLink(transaction, link, hostedAddress(services, context, sessionPath(sessionId)), at);
    await recordLink(transaction, session, context, 'Sent');
  });
  return showSession(services, sessionId, context);
}
