import { type Cents, cents } from '@payfac/domain/money';
import type { ProcessorResult } from '../processor.ts';

/** The outcome of a charge, before it is recorded. */
export interface ChargeOutcome {
  readonly result: ProcessorResult;
  readonly responseCode: string;
  readonly responseMessage: string;
  /** The approved part; undefined for the whole amount. */
  readonly partialAmount?: Cents;
  readonly avsResult: string;
  readonly cvvResult: string;
}

const response = (
  result: ProcessorResult,
  responseCode: string,
  responseMessage: string,
): ChargeOutcome => ({ result, responseCode, responseMessage, avsResult: 'Y', cvvResult: 'M' });

const declined = (code: string, message: string) => response('declined', code, message);

export const approved = response('approved', '00', 'Approved');
export const lateApproval = response('pending', '00', 'Approved');

export const responses = {
  decline: declined('05', 'Declined by the issuer'),
  doNotHonor: declined('05', 'Do not honor'),
  insufficientFunds: declined('51', 'Insufficient funds'),
  lostCard: declined('41', 'Lost card'),
  stolenCard: declined('43', 'Stolen card'),
  badNumber: declined('14', 'Invalid card number'),
  expiredCard: declined('54', 'Expired card'),
  wrongCvc: { ...declined('N7', 'Security code does not match'), cvvResult: 'N' },
  cvvError: { ...response('error', '96', 'Security code could not be checked'), cvvResult: 'E' },
  processingError: response('error', '96', 'Processing error'),
  postalError: { ...declined('N8', 'ZIP code could not be verified'), avsResult: 'E' },
  notProvisioned: response('error', '03', 'Processor not configured'),
  partial: {
    ...response('approved', '10', 'Approved for a partial amount'),
    partialAmount: cents(123),
  },
} as const satisfies Record<string, ChargeOutcome>;
