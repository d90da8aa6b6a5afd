import { referralSchema, referralStatuses } from '@payfac/domain/capital';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** Merchants of the caller's accounts that were named to a capital partner. */
export const referrals = {
  id: 'capital.referrals',
  method: 'GET',
  path: 'backoffice/capital/referrals',
  reads: ['capital'],
  access: ['loans.notification', 'merchant.account.overview'],
  query: listQuery(['createdAt', 'accountName'], {
    ...span,
    /** The account, a merchant's place of payment. */
    subMerchantId: anyId(),
    /** Name of the merchant account, as its application gives it. */
    accountName: textFilter,
    /** Name of the partner who referred the merchant. */
    partnerName: textFilter,
    /** The state it is in. */
    status: anyOf(referralStatuses),
  }),
  output: listOf(referralSchema),
  failure,
  list: true,
} as const satisfies Endpoint;

const calls = {
  /** List referrals to capital partners. */
  referrals,
};

export type CapitalArea = Calls<typeof calls>;

export const capital: CapitalArea = calls;
