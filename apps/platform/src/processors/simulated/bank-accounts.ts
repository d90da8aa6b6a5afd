import type { EcheckReturnCode } from '@payfac/domain/echecks';
import { testRouting } from './test-tokens.ts';

/** Only accounts of the simulated bank trigger returns. */
const bankNames: Readonly<Record<string, string>> = { [testRouting]: 'First Bank of Testing' };

/** Return codes of test accounts; debits of all other accounts are paid. */
const returnCodes: Readonly<Record<string, EcheckReturnCode>> = {
  '000222222227': 'R01',
  '000111111113': 'R02',
  '000111111116': 'R03',
  '000333333335': 'R10',
};

/** What a bank account's debits do; stored with its token in place of the numbers. Null when they are paid. */
export const bankBehaviorOf = (
  routingNumber: string,
  accountNumber: string,
): EcheckReturnCode | null =>
  routingNumber === testRouting ? (returnCodes[accountNumber] ?? null) : null;

export const bankNameOf = (routingNumber: string): string | null =>
  bankNames[routingNumber] ?? null;
