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

/** What Apple asks of anyone who shows its button: a domain that answers for itself, and a certificate. */
export const applePaySetup = {
  id: 'tokenization.applePaySetup',
  method: 'GET',
  path: 'backoffice/applepay/setup',
  reads: [],
  access: ['sidebar.applePay'],
  output: z.object({
    /** The host of the pages that payers pay on. */
    domain: z.string(),
    /** Where Apple looks for the file that associates the domain with the merchant. */
    associationUrl: z.url(),
    /** Whether the file is served there. */
    isAssociationServed: z.boolean(),
    /** Null where none is installed. */
    certificate: z.nullable(
      z.object({
        /** The merchant identifier in the certificate. */
        merchantIdentifier: z.nullable(z.string()),
        /** When it ends by itself. */
        expiresAt: instant,
      }),
    ),
    /** Whether payments can be simulated here: in local and sandbox. */
    isSimulated: z.boolean(),
  }),
  failure,
  extension: 'The Apple Pay page shows how it is set up.',
} as const satisfies Endpoint;

/** Which accounts take Apple Pay; activation is below the application's sub-merchant. */
export const applePayAccounts = {
  id: 'tokenization.applePayAccounts',
  method: 'GET',
  path: 'backoffice/applepay/accounts',
  reads: ['accounts'],
  access: ['sidebar.applePay'],
  query: listQuery(['dbaName'], {
    /** The name people see. */
    name: textFilter,
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** How far Apple Pay is set up for the account. */
    state: anyOf(applePayStates),
  }),
  output: listOf(
    z.object({
      applicationId,
      subMerchantObjId,
      subMerchantId,
      /** The name the merchant does business as. */
      dbaName: z.string(),
      /** How far Apple Pay is set up for the account. */
      state: z.enum(applePayStates),
    }),
  ),
  failure,
  list: true,
  extension: 'The Apple Pay page lists the accounts that take it.',
} as const satisfies Endpoint;

/** Takes the place of a device: a token for one payment, with what a wallet hands over about its payer. */
export const applePayTestToken = {
  id: 'tokenization.applePayTestToken',
  method: 'POST',
  path: 'backoffice/tokens/applepay',
  changes: [],
  access: ['transactions.sale'],
  body: z.strictObject({
    subMerchantId,
    /** By card. */
    card: z.enum(applePayTestCards),
  }),
  output: z.object({
    /** A token that stands for a card or a bank account. */
    token: z.string(),
    /** Network of the card, such as Visa. */
    cardBrand: z.enum(cardBrands),
    /** Credit, debit or prepaid. */
    cardKind: z.enum(cardKinds),
    /** The last four digits of the card. */
    truncatedCardNumber: z.string(),
    /** The name on the card. */
    cardHolderName: z.string(),
    /** The card's billing address. */
    billingAddress: z.object({
      /** First line of the address: street and number. */
      street: z.string(),
      /** US ZIP code: five digits, or nine as `04101-1234`. */
      zip: z.string(),
    }),
    /** When it ends by itself. */
    expiresAt: instant,
  }),
  failure,
  extension:
    'Where there is no Apple device, a payment by Apple Pay is tried with a simulated wallet.',
} as const satisfies Endpoint;
