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
  /** The `{id}` of the other tokenization calls. */
  tokenizationId: z.string(),
  subMerchantId,
  /** The key that data are encrypted with. */
  publicKey: z.string(),
  /** The state it is in. */
  status: z.enum(['open', 'closed']),
  /** When it ends by itself. */
  expiresAt: instant,
});

/** Opens a tokenization session for the virtual terminal of an account. */
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

/** The signed context the hosted card fields open with; it names the origins that may embed them. */
export const generateContext = {
  id: 'tokenization.generateContext',
  method: 'POST',
  path: 'backoffice/creditcard/tokenization/{id}/generatecontext',
  changes: ['tokenSessions'],
  access: ['transactions.sale', 'customers.manage'],
  params: byId,
  body: z.strictObject({
    /** Origins of the pages that may show the fields. */
    targetOrigins: z.array(z.url()).check(z.minLength(1), z.maxLength(10)),
  }),
  output: z.object({
    /** What the card fields are opened with. */
    context: z.string(),
    /** The vault that keeps the cards. */
    vaultId: z.string(),
    /** The loader of the hosted fields, with its subresource-integrity hash. */
    scriptUrl: z.string(),
    /** The script's integrity, for the `integrity` attribute. */
    integrity: z.string(),
    /** When it ends by itself. */
    expiresAt: instant,
  }),
  failure,
} as const satisfies Endpoint;

/** Keeps a single-use token for a customer's vault. */
export const convertToPermanent = {
  id: 'tokenization.convertToPermanent',
  method: 'POST',
  path: 'backoffice/tokenization/tokenize/converttopermanent',
  changes: [],
  access: ['customers.manage'],
  body: z.strictObject({ token: z.string() }),
  output: z.object({
    /** A token that stands for a card or a bank account. */
    token: z.string(),
    /** Network of the card, such as Visa. */
    cardBrand: z.nullable(z.enum(cardBrands)),
    /** The last four digits of the card. */
    truncatedCardNumber: z.string(),
    /** The month in which the card expires, 1 to 12. */
    expirationMonth: z.int(),
    /** The year in which the card expires, four digits. */
    expirationYear: z.int(),
  }),
  failure,
} as const satisfies Endpoint;

/** Far above what people at tills do; a facilitator may ask for less or more. */
const rateLimitSchema = z.strictObject({
  /** Cards that each account may turn into tokens in a minute, and pages it may open fields on. */
  perMinute: z.int().check(z.minimum(1), z.maximum(10_000)),
});

/** How fast the accounts of the caller's facilitator may turn cards into tokens. */
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

/** In force from the next card on. */
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
  /** Get how Apple Pay is set up. */
  applePaySetup,
  /** List accounts by whether they take Apple Pay. */
  applePayAccounts,
  /** Get a token from a simulated Apple Pay wallet. */
  applePayTestToken,
  /** Get the tokenization rate limit of the facilitator. */
  getRateLimit,
  /** Set the tokenization rate limit of the facilitator. */
  setRateLimit,
  /** Open a tokenization session for the virtual terminal. */
  virtualTerminal,
  /** Get a tokenization session. */
  session,
  /** Sign a context for the hosted card fields. */
  generateContext,
  /** Keep a card token. */
  convertToPermanent,
};

export type TokenizationArea = Calls<typeof calls>;

export const tokenization: TokenizationArea = calls;
