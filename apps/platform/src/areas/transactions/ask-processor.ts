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

/** What is known after a processor was asked. */
export type Finding =
  | { readonly kind: 'answered'; readonly response: ProcessorResponse }
  /** Nothing happened there. */
  | { readonly kind: 'not-reached' }
  /** It may have happened, or will: ask later. */
  | { readonly kind: 'unknown' }
  /** A rule declined it, and the processor was never asked. */
  | { readonly kind: 'refused' }
  /** Its sender was shut out before it sent anything. */
  | { readonly kind: 'never-sent' }
  /** The processor never heard of it, and will not take it any more. */
  | { readonly kind: 'never-heard' }
  /** Another process has it now: nothing was sent, and that process finds out. */
  | { readonly kind: 'shut-out' };

const answered = (response: ProcessorResponse): Finding =>
  response.result === 'pending' ? { kind: 'unknown' } : { kind: 'answered', response };

/** Sends an order. Only what a processor says of itself is caught; all else is a defect. */
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

/** Asks the outcome of an operation. A processor that is down leaves it unknown. */
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

/** Asks the outcome of an operation that the processor knows, or may hear of yet. */
export async function inquire(
  processor: LeasedProcessor | undefined,
  reference: string,
): Promise<Finding> {
  const finding = await find(processor && (() => processor.inquire(reference)));
  return finding.kind === 'never-heard' ? { kind: 'unknown' } : finding;
}

/** Finds out about an operation for good: what the processor never heard of, it won't take any more. */
export const close = (
  processor: LeasedProcessor | undefined,
  reference: string,
): Promise<Finding> => find(processor && (() => processor.close(reference)));
