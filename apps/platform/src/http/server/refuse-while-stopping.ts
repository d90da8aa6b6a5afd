import { headers } from '@payfac/api/contract';
import { CallFailure } from '../failures.ts';
import { failureResponse, newRequestId } from '../response.ts';

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
    new Headers({ [headers.requestId]: newRequestId(), 'cache-control': 'no-store' }),
  );
