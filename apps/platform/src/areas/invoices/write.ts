import type { invoices as contract } from '@payfac/api/contract';
import { applyInvoice, type Invoice, isInvoiceEditable } from '@payfac/domain/invoices';
import { recordActivity } from '../../http/activities/record.ts';
import type { SessionContext } from '../../http/context.ts';
import { notAllowedInStatus } from '../../http/failures.ts';
import type { HandlerInput } from '../../http/handlers.ts';
import type { Services } from '../../http/services.ts';
import type { Transaction } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import { invoices } from '../../kernel/database/schema/index.ts';
import { findAccount, requireFeatures } from '../accounts/find-account.ts';
import { checkContent, contentAfter, emptyContent, takeNumber } from './content.ts';
import { keepPage, requireUnpaid } from './page.ts';
import {
  changeInvoice,
  type InvoiceRecord,
  lockInvoice,
  logEntry,
  type NewInvoice,
  showInvoice,
} from './store.ts';

type NewBody = HandlerInput<typeof contract.create>['body'];
type Changes = HandlerInput<typeof contract.update>['body'];

export const recordInvoice = (
  transaction: Transaction,
  { invoiceId, subMerchantId }: Pick<InvoiceRecord, 'invoiceId' | 'subMerchantId'>,
  context: SessionContext,
  message: string,
): Promise<void> =>
  recordActivity(transaction, context, {
    action: 'invoices.manage',
    target: invoiceId,
    message,
    subMerchantId,
  });

/** Changes an invoice under its lock, if the account has invoices enabled, and returns it. */
export async function changing(
  services: Services,
  invoiceId: string,
  context: SessionContext,
  work: (transaction: Transaction, invoice: InvoiceRecord, at: Date) => Promise<void>,
): Promise<Invoice> {
  const at = await services.clock.now();
  await inTransaction(services.database, async (transaction) => {
    const invoice = await lockInvoice(transaction, invoiceId, context);
    const account = await findAccount(transaction, invoice.subMerchantId, context);
    requireFeatures(account, ['invoices'], context);
    await work(transaction, invoice, at);
  });
  return showInvoice(services, invoiceId, context);
}

export async function createInvoice(
  services: Services,
  body: NewBody,
  context: SessionContext,
): Promise<Invoice> {
  const { database, clock } = services;
  const account = await findAccount(database, body.subMerchantId, context);
  requireFeatures(account, ['invoices'], context);
  const { facilitatorId, spProductId, subMerchantId } = account.subMerchant;
  const at = await clock.now();
  const { username } = context.session.person;
  const invoiceId = newId('inv');
  await inTransaction(database, async (transaction) => {
    const content = contentAfter(emptyContent(body.date), body);
    const status = body.status ?? 'Created';
    await checkContent(transaction, content, status, subMerchantId);
    const number = await takeNumber(transaction, subMerchantId, body.invoiceNumber, invoiceId);
    const invoice = {
      invoiceId,
      facilitatorId,
      spProductId,
      subMerchantId,
      ...content,
      invoiceNumber: number,
      status,
      isSent: false,
      isDeleted: false,
      hostedSessionId: null,
      logs: [logEntry('created', at, username)],
      createdAt: at,
      updatedAt: at,
    } satisfies NewInvoice;
    const hostedSessionId =
      status === 'Created' ? await keepPage(transaction, invoice, username, at) : null;
    await transaction.insert(invoices).values({ ...invoice, hostedSessionId });
    await recordInvoice(transaction, invoice, context, `Created invoice ${number}`);
  });
  return showInvoice(services, invoiceId, context);
}

/** @throws CallFailure 409 once it is sent or final. */
export const updateInvoice = (
  services: Services,
  invoiceId: string,
  body: Changes,
  context: SessionContext,
): Promise<Invoice> =>
  changing(services, invoiceId, context, async (transaction, invoice, at) => {
    const { username } = context.session.person;
    if (!isInvoiceEditable(invoice)) throw notAllowedInStatus('The invoice', statusOf(invoice));
    await requireUnpaid(transaction, invoice);
    const isFinished = invoice.status === 'Draft' && body.status === 'Created';
    const status = isFinished ? applyInvoice('Draft', 'create') : invoice.status;
    if (!status || (body.status !== undefined && body.status !== status)) {
      throw notAllowedInStatus('The invoice', statusOf(invoice));
    }
    const content = contentAfter(invoice, body);
    const { subMerchantId } = invoice;
    await checkContent(transaction, content, status, subMerchantId);
    const asked = body.invoiceNumber;
    const invoiceNumber =
      asked === undefined
        ? invoice.invoiceNumber
        : await takeNumber(transaction, subMerchantId, asked, invoiceId);
    const changes = { ...content, invoiceNumber, status };
    const hostedSessionId =
      status === 'Created'
        ? await keepPage(transaction, { ...invoice, ...changes }, username, at)
        : invoice.hostedSessionId;
    const entry = logEntry(isFinished ? 'created' : 'edited', at, username);
    await changeInvoice(transaction, invoice, { ...changes, hostedSessionId }, entry, at);
    await recordInvoice(transaction, invoice, context, `Edited invoice ${invoiceNumber}`);
  });

export const statusOf = ({ status, isSent }: InvoiceRecord): string =>
  isSent && status === 'Created' ? 'sent' : status;
