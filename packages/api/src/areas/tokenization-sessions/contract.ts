import { instant } from '@payfac/domain/time';
import { tokenSessionStatuses } from '@payfac/domain/token-sessions';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer, unexpectedError } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';

/** Authorizes one page to use an open tokenization session; counts toward the account's rate limit. */
export const authorize = {
  id: 'tokenizationSessions.authorize',
  method: 'POST',
  path: 'backoffice/tokenization/session/authorize',
  changes: ['tokenSessions'],
  access: ['transactions.sale', 'customers.manage'],
  body: z.strictObject({
    /** Id of the tokenization session, `tks_…`. */
    tokenizationId: z.string(),
    /** Origin of the page that embeds the fields. */
    targetOrigin: z.url(),
  }),
  output: z.object({
    /** Id of the tokenization session, `tks_…`. */
    tokenizationId: z.string(),
    subMerchantId,
    /** Current status. */
    status: z.enum(tokenSessionStatuses),
    /** Token the hosted fields send; valid for one card. */
    sessionToken: z.string(),
    /** When it expires. */
    expiresAt: instant,
  }),
  failure: preferServer(unexpectedError),
} as const satisfies Endpoint;

const calls = {
  /** Authorize a page to use a tokenization session. */
  authorize,
};

export type TokenizationSessionsArea = Calls<typeof calls>;

export const tokenizationSessions: TokenizationSessionsArea = calls;
