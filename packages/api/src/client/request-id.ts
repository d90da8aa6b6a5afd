import { headers } from '../kernel/headers.ts';

const responses = new WeakMap<object, Response>();

/** Keeps what a response came in, for as long as someone holds the response. */
export function remember(body: unknown, response: Response): unknown {
  if (typeof body === 'object' && body !== null) responses.set(body, response);
  return body;
}

/**
 * The request id a response came with, which names the call when asking for help. An error carries its
 * own.
 *
 *     const sale = await api.transactions.saleCard({ body }, { idempotencyKey });
 *     console.log(requestIdOf(sale)); // req_3f1c20
 */
export const requestIdOf = (response: object): string | undefined =>
  responses.get(response)?.headers.get(headers.requestId) ?? undefined;
