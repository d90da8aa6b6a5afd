import { features } from '@payfac/domain/access';
import { dualPricingSchema } from '@payfac/domain/dual-pricing';
import { money } from '@payfac/domain/money';
import * as z from 'zod/mini';
import { accountsMessages } from '../accounts/messages.ts';
import { centerOf } from '../accounts-center/center-of.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { listOf, listQuery } from '../contract/list.ts';
import { anyId, textFilter } from '../contract/query.ts';
import { preferServer } from '../messages/failure.ts';

/*
 * Apart from the other calls of accounts: every picker of accounts needs these two, and nothing of
 * applications and their schemas.
 */

export const accountName = z.object({
  subMerchantId: z.string(),
  applicationId: z.string(),
  dbaName: z.string(),
  legalName: z.string(),
  features: z.array(z.enum(features)),
  /** eChecks are on, and a processor takes them. */
  takesEchecks: z.boolean(),
  dualPricing: dualPricingSchema,
  /** The most it takes in one payment: the lower of its own ceiling and its default processor's. */
  paymentCeiling: money,
});

/** Names of the accounts the caller may see, for pickers. */
export const names = {
  id: 'accounts.names',
  method: 'GET',
  path: 'backoffice/accounts/submerchants',
  access: 'signed-in',
  query: listQuery(['dbaName'], {
    name: textFilter,
    subMerchantId: anyId(),
    spProductId: anyId(),
    /** Accounts that have it switched on. */
    feature: z.optional(z.enum(features)),
  }),
  output: listOf(accountName),
  failure: preferServer(accountsMessages.names),
  list: true,
} as const satisfies Endpoint;

/** The same in the provider's view: `accountsCenter.names`. */
export const { names: centerNames } = /* @__PURE__ */ centerOf({ names }, 'accountsCenter', [
  'sidebar.serviceProvider.accounts',
]);
