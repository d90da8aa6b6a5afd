import { referralSchema, referralStatuses } from '@payfac/domain/capital';
import type { Calls, Endpoint } from '../../kernel/endpoint.ts';
import { unexpectedFailure as failure } from '../../kernel/failure.ts';
import { listOf, listQuery } from '../../kernel/list.ts';
import { anyId, anyOf, span, textFilter } from '../../kernel/query.ts';

/** Referrals of merchants to capital partners, for the caller's accounts. */
export const referrals = {
  id: 'capital.referrals',
  method: 'GET',
  path: 'backoffice/capital/referrals',
  reads: ['capital'],
  access: ['loans.notification', 'merchant.account.overview'],
  query: listQuery(['createdAt', 'accountName'], {
    ...span,
    /** Id of the merchant account (sub-merchant). */
    subMerchantId: anyId(),
    /** Name of the merchant account. */
    accountName: textFilter,
    /** Name of the capital partner. */
    partnerName: textFilter,
    /** Current status. */
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
