import type { Cents } from '@payfac/domain/money';
import type { FileLine } from '@payfac/domain/reconciliation';

/** What a card processor can be asked to do. */
export type ProcessorOperation = 'authorize' | 'sale' | 'capture' | 'void' | 'refund';

/** `pending`: accepted, its end not yet known; ask again or wait for its event. */
export type ProcessorResult = 'approved' | 'declined' | 'error' | 'pending';

export interface ChargeRequest {
  /** The caller's own, unique name for this operation; a repeated call is not a second charge. */
  readonly reference: string;
  /** The sub-merchant's id at the processor; empty when it is not provisioned. */
  readonly merchantId: string;
  readonly amount: Cents;
  /** Codes kept by the tokenizer in place of the number and the security code. */
  readonly card: { readonly behavior: string | null; readonly cvvBehavior: string | null };
  readonly zip?: string | undefined;
}

export interface FollowUpRequest {
  readonly reference: string;
  /** Reference of the sale or authorization it follows. */
  readonly paymentReference: string;
  readonly amount: Cents;
}

export interface ProcessorResponse {
  readonly processorTransactionId: string;
  readonly result: ProcessorResult;
  /** Less than was asked for at a partial authorization, zero unless approved. */
  readonly approvedAmount: Cents;
  /** Two characters: `00` approved, `05` do not honor, `51` insufficient funds, … */
  readonly responseCode: string;
  readonly responseMessage: string;
  readonly authorizationCode: string | null;
  /** `Y` both match, `Z` ZIP alone, `A` street alone, `N` neither, `U` unavailable. */
  readonly avsResult: string | null;
  /** `M` match, `N` no match, `P` not processed, `S` should be on the card, `U` issuer unable. */
  readonly cvvResult: string | null;
}

/** Whose settlement files, and of which day: from its first moment to before the next day's. */
export interface FileRequest {
  /** The processor's ids. */
  readonly merchantIds: readonly string[];
  readonly from: Date;
  /** The file of a day that is not over is preliminary; that of a day that is over stays as it is. */
  readonly until: Date;
}

/** A line of a merchant's settlement file. */
export interface PostedLine extends FileLine {
  readonly merchantId: string;
}

export type ProcessorEventKind =
  | 'operation.approved'
  | 'refund.failed'
  | 'dispute.opened'
  | 'inquiry.opened'
  | 'echeck.returned';

/** What a processor tells of its own accord; it may come more than once. */
export interface ProcessorEvent {
  readonly eventId: string;
  /** The operation it is about. */
  readonly reference: string;
  readonly kind: ProcessorEventKind;
  /** For disputes `fraudulent` or `not_received`, for returned eChecks the return code. */
  readonly reason: string | null;
  /** Business time. */
  readonly occurredAt: Date;
}

/**
 * A card processor. Never call it with a database transaction open.
 *
 * Each call may reject with `ProcessorUnavailable` (nothing happened there) or `AnswerLost` (it may
 * have happened: `inquire`).
 */
export interface Processor {
  authorize(request: ChargeRequest): Promise<ProcessorResponse>;
  sale(request: ChargeRequest): Promise<ProcessorResponse>;
  capture(request: FollowUpRequest): Promise<ProcessorResponse>;
  void(request: FollowUpRequest): Promise<ProcessorResponse>;
  refund(request: FollowUpRequest): Promise<ProcessorResponse>;
  /** The outcome of an operation; undefined when the processor never heard of it. */
  inquire(reference: string): Promise<ProcessorResponse | undefined>;
  /**
   * As `inquire`, and for good: what was never heard of until now is declined when it still arrives, so that
   * undefined means that nothing will have happened.
   */
  close(reference: string): Promise<ProcessorResponse | undefined>;
  /** Everything it settled of some merchants on a day, whoever submitted it. */
  settlementFile(asked: FileRequest): Promise<readonly PostedLine[]>;
}

/** The processor was not reached: nothing was charged. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable';
}

/** The processor was reached and no response came back: the outcome is unknown. */
export class ResponseLost extends Error {
  override readonly name = 'AnswerLost';
}
