import { transactionIdOf } from '../database/ids.ts';
import type { Posting } from '../ledger/postings.ts';
import { ledgerRows } from '../ledger/store.ts';
import type { SeedRows, TransactionRow } from './rows.ts';

/** Writes seeded payments down: numbers them, and keeps timeline, ledger and processor in step. */
export interface Book {
  readonly rows: SeedRows;
  newTransactionId(): string;
  post(posting: Posting, at: Date): void;
  note(transaction: TransactionRow, event: string, message: string, at: Date): void;
  /** What the simulated processor has on its own record of an operation. */
  record(
    transaction: TransactionRow,
    kind: 'authorize' | 'sale' | 'capture' | 'void' | 'refund',
    payment: TransactionRow,
    merchantId: string,
    cardBehavior: string,
  ): void;
}

const numbered = (prefix: string, number: number): string =>
  `${prefix}_${String(number).padStart(9, '0')}`;

export function createBook(rows: SeedRows): Book {
  let transactions = 0;
  let postings = 0;
  return {
    rows,
    newTransactionId: () => {
      transactions += 1;
      return transactionIdOf(transactions);
    },
    post: (posting, at) => {
      postings += 1;
      rows.ledgerEntries.push(...ledgerRows(posting, numbered('pst', postings), at));
    },
    note: (transaction, event, message, at) => {
      rows.transactionTimeline.push({
        timelineId: numbered('tle', rows.transactionTimeline.length + 1),
        rootTransactionId: transaction.rootTransactionId,
        transactionId: transaction.transactionId,
        event,
        message,
        userId: transaction.userId,
        username: transaction.username,
        step: 0,
        createdAt: at,
      });
    },
    record: (transaction, kind, payment, merchantId, cardBehavior) => {
      const isApproved = transaction.outcome === 'success';
      rows.simulatorOperations.push({
        processorTransactionId: transaction.processorTransactionId ?? '',
        reference: transaction.processorReference,
        paymentReference: payment.processorReference,
        merchantId,
        kind,
        result: isApproved ? 'approved' : 'declined',
        amount: transaction.amount,
        approvedAmount: transaction.approvedAmount ?? transaction.amount,
        responseCode: transaction.responseCode ?? '00',
        responseMessage: transaction.responseMessage ?? 'Approved',
        authorizationCode: transaction.authorizationCode ?? null,
        avsResult: transaction.avsResult ?? null,
        cvvResult: transaction.cvvResult ?? null,
        cardBehavior,
        createdAt: transaction.createdAt,
        decidedAt: transaction.createdAt,
      });
    },
  };
}
