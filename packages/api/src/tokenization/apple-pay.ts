import { applePayStates, applePayTestCards } from '@payfac/domain/apple-pay';
import { cardBrands, cardKinds } from '@payfac/domain/enumerations';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, anyOf, textFilter } from '../contract/query.ts';
import { preferServer } from '../messages/failure.ts';
import { tokenizationMessages } from './messages.ts';

const failure = preferServer(tokenizationMessages.failed);

/** What Apple asks of whoever shows its button: a domain that answers for itself, and a certificate. */
export const applePaySetup = {
  id: 'tokenization.applePaySetup',
  method: 'GET',
  path: 'backoffice/applepay/setup',
  access: ['sidebar.applePay'],
  output: z.object({
    /** The host of the pages that payers pay on. */
    domain: z.string(),
    /** Where Apple looks for the file that associates the domain with the merchant. */
    associationUrl: z.url(),
    isAssociationServed: z.boolean(),
    /** Null where none is installed. */
    certificate: z.nullable(
      z.object({ merchantIdentifier: z.nullable(z.string()), expiresAt: instant }),
    ),
    /** Whether payments can be simulated here: in local and sandbox. */
    isSimulated: z.boolean(),
  }),
  failure,
  extension: 'The documents have a page of Apple Pay, and no call that says how it is set up.',
} as const satisfies Endpoint;

/** Which accounts take Apple Pay; activation is below the application's sub-merchant. */
export const applePayAccounts = {
  id: 'tokenization.applePayAccounts',
  method: 'GET',
  path: 'backoffice/applepay/accounts',
  access: ['sidebar.applePay'],
  query: listQuery(['dbaName'], {
    name: textFilter,
    subMerchantId: anyId(),
    state: anyOf(applePayStates),
  }),
  output: listOf(
    z.object({
      applicationId: z.string(),
      subMerchantObjId: z.string(),
      subMerchantId: z.string(),
      dbaName: z.string(),
      state: z.enum(applePayStates),
    }),
  ),
  failure,
  list: true,
  extension:
    'The documents have a page of Apple Pay, and no call that says which accounts take it.',
} as const satisfies Endpoint;

/** Takes the place of a device: a token for one payment, with what a wallet hands over about its payer. */
export const applePayTestToken = {
  id: 'tokenization.applePayTestToken',
  method: 'POST',
  path: 'backoffice/tokens/applepay',
  access: ['transactions.sale'],
  body: z.strictObject({ subMerchantId: z.string(), card: z.enum(applePayTestCards) }),
  output: z.object({
    token: z.string(),
    cardBrand: z.enum(cardBrands),
    cardKind: z.enum(cardKinds),
    truncatedCardNumber: z.string(),
    cardHolderName: z.string(),
    billingAddress: z.object({ street: z.string(), zip: z.string() }),
    expiresAt: instant,
  }),
  failure,
  extension:
    'Where there is no Apple device, a payment by Apple Pay is tried with a simulated wallet.',
} as const satisfies Endpoint;
