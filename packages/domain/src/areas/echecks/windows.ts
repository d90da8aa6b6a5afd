import { addBankingDays, addDays } from '../../kernel/time/index.ts';
import type { EcheckReturnCode } from './return-codes.ts';

/** Banking days from an eCheck's submission to its settlement. */
export const echeckSettlementBankingDays = 4;

/** Banking days a bank has for an ordinary return. */
export const echeckReturnBankingDays = 2;

/** Calendar days a bank has for a return the account holder requested. */
export const echeckUnauthorizedReturnDays = 60;

const unauthorized: ReadonlySet<EcheckReturnCode> = new Set<EcheckReturnCode>([
  'R05',
  'R07',
  'R10',
  'R11',
]);

/** The settlement day of an eCheck sent on a `YYYY-MM-DD` day. */
export const echeckSettlesOn = (sentOn: string): string =>
  addBankingDays(sentOn, echeckSettlementBankingDays);

/**
 * The last day a return with this code can arrive: two banking days after settlement, or sixty calendar days for codes
 * by which the account holder denies the debit.
 */
export const echeckReturnableUntil = (settlesOn: string, code: EcheckReturnCode): string =>
  unauthorized.has(code)
    ? addDays(settlesOn, echeckUnauthorizedReturnDays)
    : addBankingDays(settlesOn, echeckReturnBankingDays);
