import type { PaymentProvider } from '@payfac/domain/enumerations';
import type { AchEntry, AchProcessor } from './ach.ts';
import type { Instruments } from './instruments.ts';
import type {
  ChargeRequest,
  FileRequest,
  FollowUpRequest,
  PostedLine,
  Processor,
  ProcessorResponse,
} from './processor.ts';

/** The exclusive right to send one operation. A stalled process may have lost it without knowing. */
export class Lease {
  /** The operation's reference at the processor. */
  readonly reference: string;
  readonly #renew: () => Promise<boolean>;

  /** @param renew renews the stored lease; false when it was lost. */
  constructor(reference: string, renew: () => Promise<boolean>) {
    this.reference = reference;
    this.#renew = renew;
  }

  renew(): Promise<boolean> {
    return this.#renew();
  }
}

/** Another process holds the operation's lease: nothing was sent. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** An order to a card processor, sent under a lease's reference. */
export type Order =
  | ({ readonly kind: 'authorize' | 'sale' } & Omit<ChargeRequest, 'reference'>)
  | ({ readonly kind: 'capture' | 'void' | 'refund' } & Omit<FollowUpRequest, 'reference'>);

/** A card processor that sends nothing without a lease. */
export interface LeasedProcessor extends Pick<Processor, 'inquire' | 'close' | 'settlementFile'> {
  /** Renews the lease, then sends. @throws LeaseLost with nothing sent. */
  send(lease: Lease, order: Order): Promise<ProcessorResponse>;
}

function carry(processor: Processor, reference: string, order: Order): Promise<ProcessorResponse> {
  switch (order.kind) {
    case 'authorize':
    case 'sale':
      return processor[order.kind]({ ...order, reference });
    case 'capture':
    case 'void':
    case 'refund':
      return processor[order.kind]({ ...order, reference });
  }
}

/** @param lease is renewed right before `send`. @throws LeaseLost with nothing sent. */
async function sendUnder<T>(lease: Lease, send: (reference: string) => Promise<T>) {
  if (!(await lease.renew())) throw new LeaseLost(`The lease of ${lease.reference} was lost.`);
  return send(lease.reference);
}

export const leased = (processor: Processor): LeasedProcessor => ({
  send: (lease, order) => sendUnder(lease, (reference) => carry(processor, reference, order)),
  inquire: (reference) => processor.inquire(reference),
  close: (reference) => processor.close(reference),
  settlementFile: (asked: FileRequest): Promise<readonly PostedLine[]> =>
    processor.settlementFile(asked),
});

/** A bank-debit processor that submits no entry without a lease. */
export interface LeasedAch {
  /** Renews the lease, then submits the entry. @throws LeaseLost with nothing submitted. */
  submit(lease: Lease, entry: Omit<AchEntry, 'reference'>): Promise<void>;
}

export const leasedAch = (processor: AchProcessor): LeasedAch => ({
  submit: (lease, entry) =>
    sendUnder(lease, (reference) => processor.submit([{ ...entry, reference }])),
});

/** The connected processors. */
export interface Processors {
  /** The card processor of a provider; undefined when none is connected. Calls have a timeout. */
  readonly processorOf: (provider: PaymentProvider) => LeasedProcessor | undefined;
  /** The bank-debit processor of a provider; undefined when none is connected. */
  readonly achOf: (provider: PaymentProvider) => LeasedAch | undefined;
  readonly instruments: Instruments;
}
