import type { PayoutStatus } from '@payfac/domain/payouts';
import { listAt, withParams } from '../../../shared/address.ts';
import type { May } from '../account.ts';

const openPayouts: readonly PayoutStatus[] = [
  'pending',
  'on-hold',
  'approved',
  'ack',
  'instructed',
  'instruction',
  'processing',
  'processed',
];

/** Names the ledger account whose entries are shown. */
export const entriesParam = 'entries';

/** The account's ledger with the entries of one ledger account; undefined for those who may not read them. */
export const entriesAt = (
  { pathname, search }: { readonly pathname: string; readonly search: string },
  account: string,
  may: May,
): string | undefined =>
  may('sidebar.ledger')
    ? pathname + withParams(search, { section: 'ledger', [entriesParam]: account })
    : undefined;

/** Payouts that the bank has not got yet. */
export const openPayoutsAt = (subMerchantId: string, may: May): string | undefined =>
  may('sidebar.payouts')
    ? listAt('/reporting/payouts', { subMerchantId, status: openPayouts })
    : undefined;
