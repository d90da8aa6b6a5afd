import { type Processor, ResponseLost } from './processor.ts';

const defaultLimitMs = 8_000;

/**
 * Adds a timeout to a processor's calls; after it, the outcome is unknown.
 * @param limitMs real milliseconds; 8,000 by default.
 */
export function withTimeLimit(processor: Processor, limitMs = defaultLimitMs): Processor {
  const limited = async <T>(call: Promise<T>): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new ResponseLost(`The processor did not answer within ${limitMs} ms.`)),
      limitMs,
    );
    try {
      return await Promise.race([call, promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    authorize: (request) => limited(processor.authorize(request)),
    sale: (request) => limited(processor.sale(request)),
    capture: (request) => limited(processor.capture(request)),
    void: (request) => limited(processor.void(request)),
    refund: (request) => limited(processor.refund(request)),
    inquire: (reference) => limited(processor.inquire(reference)),
    close: (reference) => limited(processor.close(reference)),
    settlementFile: (asked) => limited(processor.settlementFile(asked)),
  };
}
