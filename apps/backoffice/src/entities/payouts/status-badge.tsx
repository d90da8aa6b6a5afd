import { type PayoutStatus, payoutStatusLabel } from '@payfac/domain/payouts';
import { StatusWord } from '../../shared/status/status-word.tsx';

/** A payout's status in its color and words. */
export const PayoutStatusBadge = ({ status }: { readonly status: PayoutStatus }) => (
  <StatusWord>{payoutStatusLabel(status)}</StatusWord>
);
