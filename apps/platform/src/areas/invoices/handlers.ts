import type { invoices as contract } from '@payfac/api/contract';
import { applyInvoice, isInvoiceRemovable, isInvoiceSendable } from '@payfac/domain/invoices';
import { applyPaymentLink } from '@payfac/domain/payment-links';
import { exportOf } from '../../http/csv/export-list.ts';
import { invalid, notAllowedInStatus, notFound } from '../../http/failures.ts';
import type { Handlers } from '../../http/handlers.ts';
import { hostedAddress, sessionPath } from '../../http/hosts/hosted-address.ts';
import { pageOf } from '../../http/lists/page.ts';
import type { Services } from '../../http/services.ts';
import { findAccount } from '../accounts/find-account.ts';
import { sendInvitation } from '../hosted-sessions/send.ts';
import { cancelSession, changeSession, lockSession } from '../hosted-sessions/store.ts';
import { invoiceExport, invoiceList } from './list.ts';
import { keepPage, requireUnpaid } from './page.ts';
import { statsOf } from './stats.ts';
import { changeInvoice, logEntry, showInvoice, withUrl } from './store.ts';
import { changing, createInvoice, recordInvoice, statusOf, updateInvoice } from './write.ts';

export const createInvoicesHandlers = (services: Services): Handlers<typeof contract> => {
  const page = pageOf(services.pool, invoiceList);
  return {
    list: {
      page: async (input, context) => {
        const { data, ...counted } = await page(input, context);
        return { ...counted, data: data.map((row) => withUrl(services, row, context)) };
      },
      csv: exportOf(services.pool, invoiceList, invoiceExport),
    },

    stats: async ({ query }, context) =>
      statsOf(services.pool, query, context, await services.clock.now()),
    create: ({ body }, context) => createInvoice(services, body, context),
    get: ({ params }, context) => showInvoice(services, params.invoiceId, context),
    update: ({ params, body }, context) => updateInvoice(services, params.invoiceId, body, context),

    remove: ({ params }, context) =>
      changing(services, params.invoiceId, context, async (transaction, invoice, at) => {
        if (!isInvoiceRemovable(invoice))
          throw notAllowedInStatus('The invoice', statusOf(invoice));
        await requireUnpaid(transaction, invoice);
        const { hostedSessionId, invoiceNumber } = invoice;
        const entry = logEntry('deleted', at, context.session.person.username);
        await changeInvoice(transaction, invoice, { isDeleted: true }, entry, at);
        if (hostedSessionId !== null) await cancelSession(transaction, hostedSessionId, at);
        await recordInvoice(transaction, invoice, context, `Deleted invoice ${invoiceNumber}`);
      }),

    send: ({ params, body }, context) =>
      changing(services, params.invoiceId, context, async (transaction, invoice, at) => {
        const { username } = context.session.person;
        const { invoiceNumber, facilitatorId, email, mobileNumber } = invoice;
        if (invoice.subMerchantId !== body.subMerchantId)
          throw notFound('The invoice', body.subMerchantId);
        if (!isInvoiceSendable(invoice)) throw notAllowedInStatus('The invoice', invoice.status);
        const methods = body.shareMethods ?? invoice.shareMethods;
        const byEmail = methods.includes('email');
        const bySms = methods.includes('sms');
        const problems = [
          ...(methods.length === 0
            ? [{ path: 'shareMethods', message: 'Choose how to send it.' }]
            : []),
          ...(byEmail && !email
            ? [{ path: 'email', message: 'Enter the email address to send it to.' }]
            : []),
          ...(bySms && !mobileNumber
            ? [{ path: 'mobileNumber', message: 'Enter the mobile number to send it to.' }]
            : []),
        ];
        if (problems.length > 0) throw invalid(problems);
        const sessionId = await keepPage(transaction, invoice, username, at);
        const session = await lockSession(transaction, sessionId, context);
        const status = applyPaymentLink(session.status, 'send') ?? session.status;
        await changeSession(transaction, sessionId, { status, sentAt: at }, at);
        const { subMerchant } = await findAccount(transaction, body.subMerchantId, context);
        await sendInvitation(
          transaction,
          {
            facilitatorId,
            sessionId,
            accountName: subMerchant.dbaName,
            subject: `Invoice ${invoiceNumber}`,
            url: hostedAddress(services, context, sessionPath(sessionId)),
            email: byEmail ? email : null,
            mobileNumber: bySms ? mobileNumber : null,
          },
          at,
        );
        const changes = { isSent: true, sentAt: at, hostedSessionId: sessionId };
        const entry = logEntry('sent', at, username, methods.join(', '));
        await changeInvoice(transaction, invoice, changes, entry, at);
        await recordInvoice(transaction, invoice, context, `Sent invoice ${invoiceNumber}`);
      }),

    void: ({ params, body }, context) =>
      changing(services, params.invoiceId, context, async (transaction, invoice, at) => {
        const { hostedSessionId, invoiceNumber } = invoice;
        if (invoice.subMerchantId !== body.subMerchantId)
          throw notFound('The invoice', body.subMerchantId);
        const status = applyInvoice(invoice.status, 'void');
        if (!status) throw notAllowedInStatus('The invoice', invoice.status);
        await requireUnpaid(transaction, invoice);
        const entry = logEntry('voided', at, context.session.person.username);
        await changeInvoice(transaction, invoice, { status }, entry, at);
        if (hostedSessionId !== null) await cancelSession(transaction, hostedSessionId, at);
        await recordInvoice(transaction, invoice, context, `Voided invoice ${invoiceNumber}`);
      }),
  };
};
