import type { Holder } from '@payfac/domain/access';
import type { NotificationEvent } from '@payfac/domain/notifications';
import { mayOpen } from '../../shared/routes/may-open.ts';

type Target = Pick<NotificationEvent, 'kind' | 'targetId'>;

/** The page that shows what a notification is about; undefined where the person has none. */
export function targetOf({ kind, targetId }: Target, holder: Holder): string | undefined {
  if (targetId === null) return undefined;
  const open = `?open=${encodeURIComponent(targetId)}`;
  if (kind === 'payout-failed') {
    const payouts = { access: ['sidebar.payouts'], feature: 'payouts' } as const;
    return mayOpen(holder, payouts) ? `/reporting/payouts${open}` : undefined;
  }
  if (kind.startsWith('dispute-') && targetId.startsWith('dsp')) {
    return mayOpen(holder, { access: ['sidebar.disputes'] }) ? `/disputes${open}` : undefined;
  }
  // A payment that is still being sent is named by its hosted session, and an alert by what it is about.
  if ((kind === 'payment-received' || kind === 'alert-raised') && targetId.startsWith('txn')) {
    const transactions = { access: ['sidebar.transactions'] } as const;
    return mayOpen(holder, transactions) ? `/reporting/transactions${open}` : undefined;
  }
  return undefined;
}
