import { headers } from '../contract/headers.ts';

const responses = new WeakMap<object, Response>();

/** Keeps what an answer came in, for as long as somebody holds the answer. */
export function remember(answer: unknown, response: Response): unknown {
  if (typeof answer === 'object' && answer !== null) responses.set(answer, response);
  return answer;
}

/**
 * The request id an answer came with, which names the call when asking for help. An error carries its
 * own.
 *
 *     const sale = await api.transactions.saleCard({ body }, { idempotencyKey });
 *     console.log(requestIdOf(sale)); // req_3f1c20
 */
export const requestIdOf = (answer: object): string | undefined =>
  responses.get(answer)?.headers.get(headers.requestId) ?? undefined;
