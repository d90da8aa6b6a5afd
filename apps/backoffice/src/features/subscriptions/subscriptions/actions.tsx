import * as subscriptions from '@payfac/api/contract/subscriptions';
import { cancelEffectLabels } from '@payfac/domain/plans';
import {
  type Subscription,
  type SubscriptionAction,
  subscriptionTransitionsFrom,
} from '@payfac/domain/subscriptions';
import { displayCard } from '@payfac/domain/transactions';
import { send } from '../../../shared/api/connection.ts';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { ChangeCard } from './components/change-card.tsx';

const allows =
  (wanted: SubscriptionAction) =>
  ({ status }: Subscription): boolean =>
    subscriptionTransitionsFrom(status).some(({ action }) => action === wanted);

const idOf = ({ subscriptionId }: Subscription) => ({ params: { id: subscriptionId } });
const named = ({ customerName, planName }: Subscription) => `${customerName}'s ${planName}`;

const activation = (subscription: Subscription): string =>
  subscription.status === 'paused'
    ? `The unpaid period is charged to ${displayCard(subscription.truncatedAccount)} again today.`
    : "Charges resume with the next period that's due. Periods that passed in the meantime aren't charged.";

export const subscriptionActions: readonly RowAction<Subscription>[] = [
  {
    label: 'Activate',
    ability: 'subscriptions.manage',
    isOffered: allows('activate'),
    confirm: (subscription) => ({
      title: `Activate ${named(subscription)}?`,
      text: activation(subscription),
      confirmLabel: 'Activate subscription',
    }),
    run: (subscription) => send(subscriptions.activate)({ ...idOf(subscription), body: {} }),
    done: (subscription) => `Activated ${named(subscription)}.`,
  },
  {
    label: 'Deactivate',
    ability: 'subscriptions.manage',
    isOffered: allows('deactivate'),
    confirm: (subscription) => ({
      title: `Deactivate ${named(subscription)}?`,
      text: "It isn't charged until you activate it again.",
      confirmLabel: 'Deactivate subscription',
    }),
    run: (subscription) => send(subscriptions.deactivate)({ ...idOf(subscription), body: {} }),
    done: (subscription) => `Deactivated ${named(subscription)}.`,
  },
  {
    label: 'Change card',
    ability: 'subscriptions.manage',
    isOffered: ({ status }) => status !== 'canceled',
    dialog: (subscription, close) => <ChangeCard subscription={subscription} onClose={close} />,
  },
  {
    label: 'Cancel subscription',
    ability: 'subscriptions.manage',
    tone: 'danger',
    isOffered: allows('cancel'),
    confirm: (subscription) => ({
      title: `Cancel ${named(subscription)}?`,
      text: `It ends ${cancelEffectLabels[subscription.cancelEffect].toLowerCase()}, after the plan's notice. No more charges will be made. This can't be undone.`,
      confirmLabel: 'Cancel subscription',
      cancelLabel: 'Keep subscription',
      tone: 'danger',
    }),
    run: (subscription) => send(subscriptions.cancel)(idOf(subscription)),
    done: (subscription) => `Canceled ${named(subscription)}.`,
  },
];
