import { type EcheckReturnCode, isEcheckReturnCode } from '@payfac/domain/echecks';
import { addBankingDays, addDays } from '@payfac/domain/time';
import type { Database } from '../../kernel/database/connection.ts';
import { newId } from '../../kernel/database/ids.ts';
import { inTransaction } from '../../kernel/database/in-transaction.ts';
import type { AchProcessor } from '../ach.ts';
import { recordEvent } from './record.ts';
import { simulatorOperations } from './schema.ts';

const returnBankingDays = 2;
/** An account holder who denies a debit does so after the statement, so after settlement. */
const denialDays = 20;

const returnHour = 'T15:00:00.000Z';

const returnedAt = (code: EcheckReturnCode, sentOn: string): Date =>
  new Date(
    `${code === 'R10' ? addDays(sentOn, denialDays) : addBankingDays(sentOn, returnBankingDays)}${returnHour}`,
  );

/** The simulated bank-debit processor, which shares the simulated card processor's tables. */
export const createAchSimulator = (options: {
  readonly database: Database;
  readonly now: () => Promise<Date>;
  /** Whether debits of test accounts are returned. */
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
