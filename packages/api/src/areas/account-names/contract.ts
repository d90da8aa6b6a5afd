import { features } from '@payfac/domain/access';
import { dualPricingSchema } from '@payfac/domain/dual-pricing';
import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import { centerOf } from '../../kernel/center-of.ts';
import type { Endpoint } from '../../kernel/endpoint.ts';
import { preferServer } from '../../kernel/failure.ts';
import { applicationId, subMerchantId } from '../../kernel/fields.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, textFilter } from '../../kernel/query.ts';
import { namesMessage } from './messages.ts';

/*
 * Apart from the other calls of accounts: every picker of accounts needs these two, and nothing of
 * applications and their schemas.
 */

export const accountName = z.object({
  subMerchantId,
  applicationId,
  /** The name the merchant does business as. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** What its customers call, in 10 digits; null where none is known. */
  phone: z.nullable(z.string()),
  /** The features that are switched on. */
  features: z.array(z.enum(features)),
  /** eChecks are on, and a processor takes them. */
  takesEchecks: z.boolean(),
  /** Prices by means of payment. */
  dualPricing: dualPricingSchema,
  /** The most it takes in one payment: the lower of its own ceiling and its default processor's. */
  paymentCeiling: money,
});

/** Names of the accounts the caller may see, for pickers. */
export const names = {
  id: 'accounts.names',
  method: 'GET',
  path: 'backoffice/accounts/submerchants',
  reads: ['accounts'],
  access: 'signed-in',
  query: listQuery(['dbaName'], {
    /** The name people see. */
    name: textFilter,
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** The product of the service provider that the account belongs to. */
    spProductId: anyId(),
    /** Accounts that have it switched on. */
    feature: z.optional(z.enum(features)),
  }),
  output: listOf(accountName),
  failure: preferServer(namesMessage),
  list: true,
} as const satisfies Endpoint;

/** The same in the provider's view: `accountsCenter.names`. */
export const { names: centerNames } = /* @__PURE__ */ centerOf({ names }, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);
