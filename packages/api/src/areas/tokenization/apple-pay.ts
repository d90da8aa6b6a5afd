import { applePayStates, applePayTestCards } from '@payfac/domain/apple-pay';
import { cardBrands, cardKinds } from '@payfac/domain/enumerations';
import { instant } from '@payfac/domain/time';
import * as z from 'zod/mini';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { applicationId, subMerchantId, subMerchantObjId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, textFilter } from '../../kernel/query.ts';
import { tokenizationMessages } from './messages.ts';

const failure = preferServer(tokenizationMessages.failed);

/** Apple's requirements for showing the button: a verified domain and a certificate. */
export const applePaySetup = {
  id: 'tokenization.applePaySetup',
  method: 'GET',
  path: 'backoffice/applepay/setup',
  reads: [],
  access: ['sidebar.applePay'],
  output: z.object({
    /** Host of the payment pages. */
    domain: z.string(),
    /** URL of the domain association file. */
    associationUrl: z.url(),
    /** True when the file is served at that URL. */
    isAssociationServed: z.boolean(),
    /** Merchant identity certificate; null when none is installed. */
    certificate: z.nullable(
      z.object({
        /** Merchant identifier in the certificate. */
        merchantIdentifier: z.nullable(z.string()),
        /** When it expires. */
        expiresAt: instant,
      }),
    ),
    /** True where payments can be simulated: in local and sandbox. */
    isSimulated: z.boolean(),
  }),
  failure,
  extension: 'The Apple Pay page shows how it is set up.',
} as const satisfies Endpoint;

/** Accounts by their Apple Pay state; it is activated on the application's sub-merchant. */
export const applePayAccounts = {
  id: 'tokenization.applePayAccounts',
  method: 'GET',
  path: 'backoffice/applepay/accounts',
  reads: ['accounts'],
  access: ['sidebar.applePay'],
  query: listQuery(['dbaName'], {
    /** Display name. */
    name: textFilter,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Apple Pay state of the account. */
    state: anyOf(applePayStates),
  }),
  output: listOf(
    z.object({
      applicationId,
      subMerchantObjId,
      subMerchantId,
      /** DBA name: the name customers know the business by. */
      dbaName: z.string(),
      /** Apple Pay state of the account. */
      state: z.enum(applePayStates),
    }),
  ),
  failure,
  list: true,
  extension: 'The Apple Pay page lists the accounts that take it.',
} as const satisfies Endpoint;

/** Simulates a device: returns a single-use token with the payer details a wallet provides. */
export const applePayTestToken = {
  id: 'tokenization.applePayTestToken',
  method: 'POST',
  path: 'backoffice/tokens/applepay',
  changes: [],
  access: ['transactions.sale'],
  body: z.strictObject({
    subMerchantId,
    /** Test card. */
    card: z.enum(applePayTestCards),
  }),
  output: z.object({
    /** Token of the card or bank account. */
    token: z.string(),
    /** Card brand, such as Visa. */
    cardBrand: z.enum(cardBrands),
    /** Card funding type: credit, debit or prepaid. */
    cardKind: z.enum(cardKinds),
    /** Last four digits of the card. */
    truncatedCardNumber: z.string(),
    /** Cardholder name. */
    cardHolderName: z.string(),
    /** The card's billing address. */
    billingAddress: z.object({
      /** Street address: first line. */
      street: z.string(),
      /** US ZIP code: five digits, or nine as `04101-1234`. */
      zip: z.string(),
    }),
    /** When it expires. */
    expiresAt: instant,
  }),
  failure,
  extension: 'A simulated wallet lets you test Apple Pay without an Apple device.',
} as const satisfies Endpoint;
