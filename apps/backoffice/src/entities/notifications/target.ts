import type { Holder } from '@payfac/domain/access';
import type { NotificationEvent } from '@payfac/domain/notifications';
import { recordAt } from '../../shared/address.ts';
import { mayOpen } from '../../shared/routes/may-open.ts';

type Target = Pick<NotificationEvent, 'kind' | 'targetId'>;

/** The page that shows what a notification is about; undefined where the person has none. */
export function targetOf({ kind, targetId }: Target, holder: Holder): string | undefined {
  if (targetId === null) return undefined;
  if (kind === 'payout-failed') {
    const payouts = { access: ['sidebar.payouts'], feature: 'payouts' } as const;
    return mayOpen(holder, payouts) ? recordAt('/reporting/payouts', targetId) : undefined;
  }
  if (kind.startsWith('dispute-') && targetId.startsWith('dsp')) {
    return mayOpen(holder, { access: ['sidebar.disputes'] })
      ? recordAt('/disputes', targetId)
      : undefined;
  }
  if (kind === 'webhook-failing') {
    return mayOpen(holder, { access: ['sidebar.webhooks'] })
      ? recordAt('/developer/webhooks', targetId)
      : undefined;
  }
  // A payment that is still being sent is named by its hosted session, and an alert by what it is about.
  if ((kind === 'payment-received' || kind === 'alert-raised') && targetId.startsWith('txn')) {
    const transactions = { access: ['sidebar.transactions'] } as const;
    return mayOpen(holder, transactions)
      ? recordAt('/reporting/transactions', targetId)
      : undefined;
  }
  return undefined;
}
