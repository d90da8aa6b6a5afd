import {
  type Lease,
  type LeasedProcessor,
  LeaseLost,
  type Order,
} from '../../processors/leased.ts';
import {
  type ProcessorResponse,
  ProcessorUnavailable,
  ResponseLost,
} from '../../processors/processor.ts';

/** The result of asking a processor. */
export type Finding =
  | { readonly kind: 'answered'; readonly response: ProcessorResponse }
  /** The processor wasn't reached; nothing happened. */
  | { readonly kind: 'not-reached' }
  /** The operation may have happened or may still happen: ask later. */
  | { readonly kind: 'unknown' }
  /** A rule declined it; the processor wasn't asked. */
  | { readonly kind: 'refused' }
  /** The sender was fenced before it sent anything. */
  | { readonly kind: 'never-sent' }
  /** The processor has no record of it and won't accept it any more. */
  | { readonly kind: 'never-heard' }
  /** Another process holds the lease: nothing was sent, and that process finds the outcome. */
  | { readonly kind: 'shut-out' };

const answered = (response: ProcessorResponse): Finding =>
  response.result === 'pending' ? { kind: 'unknown' } : { kind: 'answered', response };

/** Sends an order. Catches only the processor's own errors; any other error is a bug. */
export async function send(
  processor: LeasedProcessor | undefined,
  lease: Lease,
  order: Order,
): Promise<Finding> {
  if (!processor) return { kind: 'not-reached' };
  try {
    return answered(await processor.send(lease, order));
  } catch (problem) {
    if (problem instanceof LeaseLost) return { kind: 'shut-out' };
    if (problem instanceof ProcessorUnavailable) return { kind: 'not-reached' };
    if (problem instanceof ResponseLost) return { kind: 'unknown' };
    throw problem;
  }
}

/** Asks for an operation's outcome; a processor that is down leaves it unknown. */
async function find(
  ask: (() => Promise<ProcessorResponse | undefined>) | undefined,
): Promise<Finding> {
  if (!ask) return { kind: 'unknown' };
  try {
    const response = await ask();
    return response ? answered(response) : { kind: 'never-heard' };
  } catch (problem) {
    if (problem instanceof ProcessorUnavailable || problem instanceof ResponseLost) {
      return { kind: 'unknown' };
    }
    throw problem;
  }
}

/** Asks for the outcome of an operation that the processor knows or may still receive. */
export async function inquire(
  processor: LeasedProcessor | undefined,
  reference: string,
): Promise<Finding> {
  const finding = await find(processor && (() => processor.inquire(reference)));
  return finding.kind === 'never-heard' ? { kind: 'unknown' } : finding;
}

/** Settles an operation's outcome for good: if the processor has no record of it, it won't accept it any more. */
export const close = (
  processor: LeasedProcessor | undefined,
  reference: string,
): Promise<Finding> => find(processor && (() => processor.close(reference)));
