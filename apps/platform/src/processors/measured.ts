import type { PaymentProvider } from '@payfac/domain/enumerations';
import { declineAdvice } from '@payfac/domain/transactions';
import { count, observe } from '../kernel/watch/metrics.ts';
import { traced } from '../kernel/watch/traces.ts';
import type { AchProcessor } from './ach.ts';
import {
  type Processor,
  type ProcessorResponse,
  ProcessorUnavailable,
  ResponseLost,
} from './processor.ts';

const millisecondsASecond = 1000;

type Operation = Exclude<keyof Processor, 'settlementFile'> | 'file' | 'submit';

/** How a call ended that came to nothing. */
function failureOf(problem: unknown): 'unavailable' | 'lost' | 'failed' {
  if (problem instanceof ProcessorUnavailable) return 'unavailable';
  return problem instanceof ResponseLost ? 'lost' : 'failed';
}

function telling(provider: PaymentProvider) {
  const tell = <T>(
    operation: Operation,
    call: () => Promise<T>,
    outcomeOf: (result: T) => ProcessorResponse['result'] | 'done',
  ): Promise<T> =>
    traced(
      {
        name: `processor ${operation}`,
        kind: 'client',
        attributes: { 'payfac.provider': provider, 'payfac.operation': operation },
      },
      async (told) => {
        const began = performance.now();
        const end = (outcome: ReturnType<typeof outcomeOf | typeof failureOf>): void => {
          const seconds = (performance.now() - began) / millisecondsASecond;
          const labels = { provider, operation, outcome };
          observe('payfac_processor_call_duration_seconds', labels, seconds);
          told.add({ 'payfac.outcome': outcome });
        };
        try {
          const result = await call();
          end(outcomeOf(result));
          return result;
        } catch (problem) {
          end(failureOf(problem));
          throw problem;
        }
      },
    );
  return tell;
}

/** A card processor whose calls are counted, timed and traced, by what they came to. */
export function measured(processor: Processor, provider: PaymentProvider): Processor {
  const tell = telling(provider);
  const ofMoney = (operation: Operation, call: () => Promise<ProcessorResponse>) =>
    tell(operation, call, ({ result, responseCode }) => {
      if (result === 'declined') {
        const kind = declineAdvice(responseCode)?.step ?? 'other';
        count('payfac_processor_declines_total', { provider, kind });
      }
      return result;
    });
  const done = () => 'done' as const;
  return {
    authorize: (request) => ofMoney('authorize', () => processor.authorize(request)),
    sale: (request) => ofMoney('sale', () => processor.sale(request)),
    capture: (request) => ofMoney('capture', () => processor.capture(request)),
    void: (request) => ofMoney('void', () => processor.void(request)),
    refund: (request) => ofMoney('refund', () => processor.refund(request)),
    inquire: (reference) => tell('inquire', () => processor.inquire(reference), done),
    close: (reference) => tell('close', () => processor.close(reference), done),
    settlementFile: (asked) => tell('file', () => processor.settlementFile(asked), done),
  };
}

/** The same of a bank-debit processor. */
export function measuredAch(processor: AchProcessor, provider: PaymentProvider): AchProcessor {
  const tell = telling(provider);
  return {
    ...processor,
    submit: (entries) =>
      tell(
        'submit',
        () => processor.submit(entries),
        () => 'done' as const,
      ),
  };
}
