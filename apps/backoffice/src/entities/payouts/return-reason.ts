import { echeckReturnCodes, isEcheckReturnCode } from '@payfac/domain/echecks';

/** The bank's code, and what it says where it is one of those that banks agreed on. */
export const returnReason = (code: string): string =>
  isEcheckReturnCode(code) ? `${code}: ${echeckReturnCodes[code]}` : `Return code ${code}`;
