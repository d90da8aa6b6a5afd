import { cardBrands } from '@payfac/domain/enumerations';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { subMerchantId } from '../../kernel/fields.ts';
import { applePayAccounts, applePaySetup, applePayTestToken } from './apple-pay.ts';
import { tokenizationMessages } from './messages.ts';

export { applePayAccounts, applePaySetup, applePayTestToken } from './apple-pay.ts';

const failure = preferServer(tokenizationMessages.failed);
const byId = z.strictObject({
  /** Id of the tokenization session. */
  id: z.string(),
});

const tokenizationSession = z.object({
  /** Id for the `{id}` of the other tokenization calls. */
  tokenizationId: z.string(),
  subMerchantId,
  /** Public key that card data is encrypted with. */
  publicKey: z.string(),
  /** Current status. */
  status: z.enum(['open', 'closed']),
  /** When it expires. */
  expiresAt: instant,
});

/** Opens a tokenization session for an account's virtual terminal. */
export const virtualTerminal = {
  id: 'tokenization.virtualTerminal',
  method: 'GET',
  path: 'backoffice/tokens/virtualTerminal',
  reads: [],
  access: ['transactions.sale'],
  query: z.strictObject({ subMerchantId }),
  output: tokenizationSession,
  failure,
} as const satisfies Endpoint;

export const session = {
  id: 'tokenization.session',
  method: 'GET',
  path: 'backoffice/creditcard/tokenization/{id}/session',
  reads: ['tokenSessions'],
  access: ['transactions.sale', 'customers.manage'],
  params: byId,
  output: tokenizationSession,
  failure,
} as const satisfies Endpoint;

/** Signed context that the hosted card fields open with; it lists the origins that may embed them. */
export const generateContext = {
  id: 'tokenization.generateContext',
  method: 'POST',
  path: 'backoffice/creditcard/tokenization/{id}/generatecontext',
  changes: ['tokenSessions'],
  access: ['transactions.sale', 'customers.manage'],
  params: byId,
  body: z.strictObject({
    /** Origins of the pages that may embed the fields. */
    targetOrigins: z.array(z.url()).check(z.minLength(1), z.maxLength(10)),
  }),
  output: z.object({
    /** Signed context that the card fields open with. */
    context: z.string(),
    /** Id of the vault that stores the cards. */
    vaultId: z.string(),
    /** URL of the hosted fields' loader script. */
    scriptUrl: z.string(),
    /** Subresource integrity hash, for the script's `integrity` attribute. */
    integrity: z.string(),
    /** When it expires. */
    expiresAt: instant,
  }),
  failure,
} as const satisfies Endpoint;

/** Saves a single-use token to a customer's vault. */
export const convertToPermanent = {
  id: 'tokenization.convertToPermanent',
  method: 'POST',
  path: 'backoffice/tokenization/tokenize/converttopermanent',
  changes: [],
  access: ['customers.manage'],
  body: z.strictObject({ token: z.string() }),
  output: z.object({
    /** Token of the card or bank account. */
    token: z.string(),
    /** Card brand, such as Visa. */
    cardBrand: z.nullable(z.enum(cardBrands)),
    /** Last four digits of the card. */
    truncatedCardNumber: z.string(),
    /** Expiry month, 1 to 12. */
    expirationMonth: z.int(),
    /** Expiry year, four digits. */
    expirationYear: z.int(),
  }),
  failure,
} as const satisfies Endpoint;

/** Well above normal checkout volume; a facilitator may set a different limit. */
const rateLimitSchema = z.strictObject({
  /** Maximum cards tokenized, and pages opened with card fields, per account and minute. */
  perMinute: z.int().check(z.minimum(1), z.maximum(10_000)),
});

/** Tokenization rate limit of the accounts of the caller's facilitator. */
export const getRateLimit = {
  id: 'tokenization.getRateLimit',
  method: 'GET',
  path: 'backoffice/tokenization/ratelimit',
  reads: ['facilitators'],
  access: ['tokenization.rateLimit'],
  output: rateLimitSchema,
  failure,
  extension: 'Admins see the tokenization rate limit.',
} as const satisfies Endpoint;

/** Applies from the next card on. */
export const setRateLimit = {
  id: 'tokenization.setRateLimit',
  method: 'PUT',
  path: 'backoffice/tokenization/ratelimit',
  changes: ['facilitators'],
  access: ['tokenization.rateLimit'],
  body: rateLimitSchema,
  output: rateLimitSchema,
  failure,
  extension: 'Admins set the tokenization rate limit.',
} as const satisfies Endpoint;

const calls = {
  /** Get the Apple Pay setup. */
  applePaySetup,
  /** List accounts with their Apple Pay status. */
  applePayAccounts,
  /** Get a token from a simulated Apple Pay wallet. */
  applePayTestToken,
  /** Get the facilitator's tokenization rate limit. */
  getRateLimit,
  /** Set the facilitator's tokenization rate limit. */
  setRateLimit,
  /** Open a tokenization session for the virtual terminal. */
  virtualTerminal,
  /** Get a tokenization session. */
  session,
  /** Sign a context for the hosted card fields. */
  generateContext,
  /** Make a card token permanent. */
  convertToPermanent,
};

export type TokenizationArea = Calls<typeof calls>;

export const tokenization: TokenizationArea = calls;
