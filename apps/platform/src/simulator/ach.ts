import { type EcheckReturnCode, isEcheckReturnCode } from '@payfac/domain/echecks';
import type { Cents } from '@payfac/domain/money';
import { addBankingDays, addDays } from '@payfac/domain/time';
import type { Database } from '../database/connection.ts';
import { newId } from '../database/ids.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { simulatorOperations } from '../database/schema/index.ts';
import { recordEvent } from './record.ts';

/** One line of an ACH file: a debit for a sale, a credit for a refund. */
export interface AchEntry {
  /** The caller's own name for it; an entry that was submitted before is left as it is. */
  readonly reference: string;
  /** Reference of the sale; its own for a sale. */
  readonly paymentReference: string;
  readonly merchantId: string;
  readonly kind: 'sale' | 'refund';
  readonly amount: Cents;
  /** The day of the file, `YYYY-MM-DD`. */
  readonly sentOn: string;
  /** What the tokenizer kept of a test account. */
  readonly behavior: string | null;
}

/** A bank-debit processor: it takes files and tells of returns later. Never call it inside a transaction. */
export interface AchProcessor {
  submit(entries: readonly AchEntry[]): Promise<void>;
}

const returnBankingDays = 2;
/** A holder who denies a debit does so once the statement came: after settlement. */
const denialDays = 20;

const returnHour = 'T15:00:00.000Z';

const returnedAt = (code: EcheckReturnCode, sentOn: string): Date =>
  new Date(
    `${code === 'R10' ? addDays(sentOn, denialDays) : addBankingDays(sentOn, returnBankingDays)}${returnHour}`,
  );

/** The simulated bank-debit processor, with the simulated card processor's books. */
export const createAchSimulator = (options: {
  readonly database: Database;
  readonly now: () => Promise<Date>;
  /** Whether test accounts send debits back. */
  readonly hasTriggers?: boolean;
}): AchProcessor => ({
  submit: async (entries) => {
    const now = await options.now();
    for (const { sentOn, behavior: kept, ...entry } of entries) {
      const behavior = options.hasTriggers === false ? null : kept;
      await inTransaction(options.database, async (transaction) => {
        const written = await transaction
          .insert(simulatorOperations)
          .values({
            ...entry,
            processorTransactionId: newId('ach'),
            result: 'approved',
            approvedAmount: entry.amount,
            responseCode: '00',
            responseMessage: 'Accepted',
            cardBehavior: behavior,
            createdAt: now,
            decidedAt: now,
          })
          .onConflictDoNothing({ target: simulatorOperations.reference })
          .returning({ reference: simulatorOperations.reference });
        const isReturned = behavior !== null && isEcheckReturnCode(behavior);
        if (written.length === 0 || entry.kind !== 'sale' || !isReturned) return;
        const { reference } = entry;
        const dueAt = returnedAt(behavior, sentOn);
        await recordEvent(transaction, {
          reference,
          kind: 'echeck.returned',
          reason: behavior,
          dueAt,
        });
      });
    }
  },
});
