import type { Holder } from '@payfac/domain/access';
import type { NotificationEvent } from '@payfac/domain/notifications';
import { recordAt } from '../../shared/address.ts';
import { mayOpen } from '../../shared/routes/route.ts';
import { overviewAddress, overviewViewOf } from '../accounts/overview-address.ts';

type Target = Pick<NotificationEvent, 'kind' | 'targetId'>;

/** The page that shows what a notification is about; undefined where the person has none. */
export function targetOf({ kind, targetId }: Target, holder: Holder): string | undefined {
  if (targetId === null) return undefined;
  const at = (path: string, route: Parameters<typeof mayOpen>[1]) =>
    mayOpen(holder, route) ? recordAt(path, targetId) : undefined;
  // An application, or where its money goes.
  if (targetId.startsWith('app')) {
    const view = overviewViewOf(holder);
    return view && overviewAddress(view, targetId);
  }
  if (kind === 'payout-failed') {
    return at('/reporting/payouts', { access: ['sidebar.payouts'], feature: 'payouts' });
  }
  if (kind.startsWith('dispute-') && targetId.startsWith('dsp')) {
    return at('/disputes', { access: ['sidebar.disputes'] });
  }
  if (kind === 'webhook-failing') {
    return at('/developer/webhooks', { access: ['sidebar.webhooks'] });
  }
  // A payment that is still being sent is named by its hosted session, and an alert by what it is about.
  if ((kind === 'payment-received' || kind === 'alert-raised') && targetId.startsWith('txn')) {
    return at('/reporting/transactions', { access: ['sidebar.transactions'] });
  }
  return undefined;
}
