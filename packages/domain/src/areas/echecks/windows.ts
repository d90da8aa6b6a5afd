import { addBankingDays, addDays } from '../../kernel/time/index.ts';
import type { EcheckReturnCode } from './return-codes.ts';

/** Banking days from the day an eCheck is sent to its settlement. */
export const echeckSettlementBankingDays = 4;

/** Banking days a bank has for an ordinary return. */
export const echeckReturnBankingDays = 2;

/** Calendar days a bank has for a return the account holder asked for. */
export const echeckUnauthorizedReturnDays = 60;

const unauthorized: ReadonlySet<EcheckReturnCode> = new Set<EcheckReturnCode>([
  'R05',
  'R07',
  'R10',
  'R11',
]);

/** The day an eCheck sent on a `YYYY-MM-DD` day settles. */
export const echeckSettlesOn = (sentOn: string): string =>
  addBankingDays(sentOn, echeckSettlementBankingDays);

/**
 * The last day on which a return with this code may come: two banking days after settlement, sixty
 * calendar days for codes by which the account holder denies the debit.
 */
export const echeckReturnableUntil = (settlesOn: string, code: EcheckReturnCode): string =>
  unauthorized.has(code)
    ? addDays(settlesOn, echeckUnauthorizedReturnDays)
    : addBankingDays(settlesOn, echeckReturnBankingDays);
