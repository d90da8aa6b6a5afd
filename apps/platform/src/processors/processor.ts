import type { Cents } from '@payfac/domain/money';
import type { FileLine } from '@payfac/domain/reconciliation';

/** The operations of a card processor. */
export type ProcessorOperation = 'authorize' | 'sale' | 'capture' | 'void' | 'refund';

/** `pending`: accepted, outcome not known yet; ask again or wait for its event. */
export type ProcessorResult = 'approved' | 'declined' | 'error' | 'pending';

export interface ChargeRequest {
  /** The caller's unique reference for this operation; a repeated call doesn't charge again. */
  readonly reference: string;
  /** The sub-merchant's id at the processor; empty when it isn't provisioned. */
  readonly merchantId: string;
  readonly amount: Cents;
  /** Codes that the tokenizer stored in place of the number and the security code. */
  readonly card: { readonly behavior: string | null; readonly cvvBehavior: string | null };
  readonly zip?: string | undefined;
}

export interface FollowUpRequest {
  readonly reference: string;
  /** Reference of the sale or authorization that it belongs to. */
  readonly paymentReference: string;
  readonly amount: Cents;
}

export interface ProcessorResponse {
  readonly processorTransactionId: string;
  readonly result: ProcessorResult;
  /** Less than requested for a partial approval; zero unless approved. */
  readonly approvedAmount: Cents;
  /** Two characters: `00` approved, `05` do not honor, `51` insufficient funds, … */
  readonly responseCode: string;
  readonly responseMessage: string;
  readonly authorizationCode: string | null;
  /** `Y` both match, `Z` ZIP only, `A` street only, `N` neither, `U` unavailable. */
  readonly avsResult: string | null;
  /** `M` match, `N` no match, `P` not processed, `S` should be on the card, `U` issuer can't verify. */
  readonly cvvResult: string | null;
}

/** A request for merchants' settlement files of one day, from its start to the start of the next day. */
export interface FileRequest {
  /** The merchants' ids at the processor. */
  readonly merchantIds: readonly string[];
  readonly from: Date;
  /** Exclusive. The file of an unfinished day is preliminary; a finished day's file is final. */
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

/** An event that a processor sends; it may be repeated. */
export interface ProcessorEvent {
  readonly eventId: string;
  /** The reference of the operation. */
  readonly reference: string;
  readonly kind: ProcessorEventKind;
  /** For disputes `fraudulent` or `not_received`; for returned eChecks the return code. */
  readonly reason: string | null;
  /** Business time. */
  readonly occurredAt: Date;
}

/**
 * A card processor. Never call it with a database transaction open.
 *
 * Each call may reject with `ProcessorUnavailable` (nothing happened) or `ResponseLost` (it may have happened:
 * `inquire`).
 */
export interface Processor {
  authorize(request: ChargeRequest): Promise<ProcessorResponse>;
  sale(request: ChargeRequest): Promise<ProcessorResponse>;
  capture(request: FollowUpRequest): Promise<ProcessorResponse>;
  void(request: FollowUpRequest): Promise<ProcessorResponse>;
  refund(request: FollowUpRequest): Promise<ProcessorResponse>;
  /** The outcome of an operation; undefined when the processor has no record of it. */
  inquire(reference: string): Promise<ProcessorResponse | undefined>;
  /**
   * As `inquire`, but final: an unknown operation is declined if it still arrives, so that undefined means that nothing
   * will happen.
   */
  close(reference: string): Promise<ProcessorResponse | undefined>;
  /** Everything that the processor settled for some merchants on a day, no matter who submitted it. */
  settlementFile(asked: FileRequest): Promise<readonly PostedLine[]>;
}

/** The processor wasn't reached; nothing was charged. */
export class ProcessorUnavailable extends Error {
  override readonly name = 'ProcessorUnavailable';
}

/** The processor was reached but no response arrived; the outcome is unknown. */
export class ResponseLost extends Error {
  override readonly name = 'ResponseLost';
}
