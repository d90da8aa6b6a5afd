import { headers } from '@payfac/api/contract';
import { requestReference } from '../../kernel/watch/reference.ts';
import { CallFailure } from '../failures.ts';
import { failureResponse } from '../response.ts';

const retryAfterSeconds = 5;

/** The response to a request that arrives on an open connection while the server stops. */
export const stoppingResponse = (): Response =>
  failureResponse(
    new CallFailure({
      status: 503,
      code: 'STOPPING',
      message: 'The server is restarting. Nothing was done; try again in a moment.',
      retryAfter: retryAfterSeconds,
    }),
    new Headers({ [headers.requestId]: requestReference(), 'cache-control': 'no-store' }),
  );
