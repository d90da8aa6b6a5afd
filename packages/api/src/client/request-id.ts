import { headers } from '../kernel/headers.ts';

const responses = new WeakMap<object, Response>();

/** Keeps the response of a body for as long as the body is referenced. */
export function remember(body: unknown, response: Response): unknown {
  if (typeof body === 'object' && body !== null) responses.set(body, response);
  return body;
}

/**
 * The request id of a response, to quote to support. An error has its own.
 *
 *     const sale = await api.transactions.saleCard({ body }, { idempotencyKey });
 *     console.log(requestIdOf(sale)); // req_3f1c20
 */
export const requestIdOf = (response: object): string | undefined =>
  responses.get(response)?.headers.get(headers.requestId) ?? undefined;
