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

/* Separate from the other account calls: every account picker needs these two, without the schemas of applications. */

export const accountName = z.object({
  subMerchantId,
  applicationId,
  /** DBA name: the name customers know the business by. */
  dbaName: z.string(),
  /** The merchant's legal name. */
  legalName: z.string(),
  /** Customer service phone number, 10 digits; null when unknown. */
  phone: z.nullable(z.string()),
  /** Features enabled for the account. */
  features: z.array(z.enum(features)),
  /** True when eChecks are enabled and a processor accepts them. */
  takesEchecks: z.boolean(),
  /** Dual pricing settings. */
  dualPricing: dualPricingSchema,
  /** Maximum amount of one payment: the lower of the account's own ceiling and its default processor's. */
  paymentCeiling: money,
});

/** Names of the accounts the caller may see, for account pickers. */
export const names = {
  id: 'accounts.names',
  method: 'GET',
  path: 'backoffice/accounts/submerchants',
  reads: ['accounts'],
  access: 'signed-in',
  query: listQuery(['dbaName'], {
    /** Display name. */
    name: textFilter,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Id of the service provider's product. */
    spProductId: anyId(),
    /** Accounts with the feature enabled. */
    feature: z.optional(z.enum(features)),
  }),
  output: listOf(accountName),
  failure: preferServer(namesMessage),
  list: true,
} as const satisfies Endpoint;

/** The same list in the provider's view: `accountsCenter.names`. */
export const { names: centerNames } = /* @__PURE__ */ centerOf({ names }, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);
