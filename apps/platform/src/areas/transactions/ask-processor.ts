import {
  type Processor,
  type ProcessorResponse,
  ProcessorUnavailable,
  ResponseLost,
} from '../../simulator/processor.ts';

/** What is known after a processor was asked. */
export type Finding =
  | { readonly kind: 'answered'; readonly response: ProcessorResponse }
  /** Nothing happened there. */
  | { readonly kind: 'not-reached' }
  /** It may have happened, or will: ask later. */
  | { readonly kind: 'unknown' }
  /** A rule declined it, and the processor was never asked. */
  | { readonly kind: 'refused' }
  /** Asked about an operation, the processor says it never heard of it. */
  | { readonly kind: 'never-heard' };

const answered = (response: ProcessorResponse): Finding =>
  response.result === 'pending' ? { kind: 'unknown' } : { kind: 'answered', response };

/** Asks for an operation. Only what a processor says of itself is caught; all else is a defect. */
export async function askProcessor(
  processor: Processor | undefined,
  operation: (processor: Processor) => Promise<ProcessorResponse>,
): Promise<Finding> {
  if (!processor) return { kind: 'not-reached' };
  try {
    return answered(await operation(processor));
  } catch (problem) {
    if (problem instanceof ProcessorUnavailable) return { kind: 'not-reached' };
    if (problem instanceof ResponseLost) return { kind: 'unknown' };
    throw problem;
  }
}

/** Asks the outcome of an operation. A processor that is down leaves it unknown. */
export async function inquire(
  processor: Processor | undefined,
  reference: string,
): Promise<Finding> {
  if (!processor) return { kind: 'unknown' };
  try {
    const response = await processor.inquire(reference);
    return response ? answered(response) : { kind: 'never-heard' };
  } catch (problem) {
    if (problem instanceof ProcessorUnavailable || problem instanceof ResponseLost) {
      return { kind: 'unknown' };
    }
    throw problem;
  }
}
