import { transactionIdOf } from '../../kernel/database/ids.ts';
import type { Posting } from '../../kernel/ledger/postings.ts';
import { ledgerRows } from '../../kernel/ledger/store.ts';
import { noRows, type SeedRows, type TransactionRow } from './rows.ts';

/** Records seeded payments: numbers them, and keeps timeline, ledger and processor consistent. */
export interface Book {
  /** The rows written since they were last taken. */
  readonly rows: SeedRows;
  /** Returns the rows and starts over with none; numbering continues. */
  take(): SeedRows;
  newTransactionId(): string;
  /** The next id of a kind, such as `dsp_000000001`. */
  newId(prefix: string): string;
  /** The next number of a series, from 1. */
  count(series: string): number;
  /** Whether an earlier run has seeded rows. */
  readonly isLater: boolean;
  post(posting: Posting, at: Date): void;
  note(transaction: TransactionRow, event: string, message: string, at: Date): void;
  /** Writes the simulated processor's own record of an operation. */
  record(
    transaction: TransactionRow,
    kind: 'authorize' | 'sale' | 'capture' | 'void' | 'refund',
    payment: TransactionRow,
    merchantId: string,
    cardBehavior: string,
  ): void;
}

const idDigits = 9;

/** Where a run's numbering continues; a first run needs none. */
export interface Numbering {
  /** How many runs came before this one. */
  readonly run: number;
  /** The number of the last seeded transaction. */
  readonly lastTransaction: number;
}

export function createBook(numbering: Numbering = { run: 0, lastTransaction: 0 }): Book {
  let rows = noRows();
  let transactions = numbering.lastTransaction;
  const run = numbering.run === 0 ? '' : `${numbering.run}_`;
  const numbers = new Map<string, number>();
  const count = (series: string): number => {
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    return number;
  };
  const newId = (prefix: string): string =>
    `${prefix}_${run}${String(count(prefix)).padStart(idDigits, '0')}`;
  return {
    get rows() {
      return rows;
    },
    take: () => {
      const taken = rows;
      rows = noRows();
      return taken;
    },
    newId,
    count,
    isLater: numbering.run > 0,
    newTransactionId: () => {
      transactions += 1;
      return transactionIdOf(transactions);
    },
    post: (posting, at) => {
      rows.ledgerEntries.push(...ledgerRows(posting, newId('pst'), at));
    },
    note: (transaction, event, message, at) => {
      rows.transactionTimeline.push({
        timelineId: newId('tle'),
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
