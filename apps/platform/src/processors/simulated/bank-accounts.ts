import type { EcheckReturnCode } from '@payfac/domain/echecks';
import { testRouting } from './test-tokens.ts';

/** The triggers are accounts of the simulated bank alone. */
const bankNames: Readonly<Record<string, string>> = { [testRouting]: 'First Bank of Testing' };

/** Return codes of test accounts; every other account pays. */
const returnCodes: Readonly<Record<string, EcheckReturnCode>> = {
  '000222222227': 'R01',
  '000111111113': 'R02',
  '000111111116': 'R03',
  '000333333335': 'R10',
};

/** What a bank account does, kept with its token in place of the numbers; null when it pays. */
export const bankBehaviorOf = (
  routingNumber: string,
  accountNumber: string,
): EcheckReturnCode | null =>
  routingNumber === testRouting ? (returnCodes[accountNumber] ?? null) : null;

export const bankNameOf = (routingNumber: string): string | null =>
  bankNames[routingNumber] ?? null;
