import * as subscriptions from '@payfac/api/contract/subscriptions';
import { cancelEffectLabels } from '@payfac/domain/plans';
import {
  type Subscription,
  type SubscriptionAction,
  subscriptionTransitionsFrom,
} from '@payfac/domain/subscriptions';
import { displayCard } from '@payfac/domain/transactions';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Card } from '../../../entities/cards/card-control.tsx';
import { WithCustomer } from '../../../entities/customers/with-customer.tsx';
import { recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import type { RowAction } from '../../../shared/lists/actions/row-action.ts';
import { notify } from '../../../shared/notify/notify.ts';

interface ChangeCardProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** When the chosen card is first charged. */
const effectOf = ({ status, failedAttempts, truncatedAccount }: Subscription): string => {
  const now = `Now charged to ${displayCard(truncatedAccount)}.`;
  if (status === 'paused') return `${now} Activate the subscription to charge the unpaid period.`;
  if (failedAttempts > 0) return `${now} The next retry goes to the card you select.`;
  return `${now} The next charge goes to the card you select.`;
};

/** Charges another of the customer's saved cards, from the next charge on. */
export function ChangeCard({ subscription, onClose }: ChangeCardProps) {
  const { subscriptionId, customerId, customerName, planName } = subscription;
  const form = useCallForm(subscriptions.changeCard, {
    initial: {},
    call: (body) => send(subscriptions.changeCard)({ params: { id: subscriptionId }, body }),
    onDone: ({ truncatedAccount }) => {
      notify('success', `${planName} is now charged to ${displayCard(truncatedAccount)}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Change the card of ${customerName}’s ${planName}`}
      submitLabel="Change card"
      onClose={onClose}
    >
      <FormSection description={effectOf(subscription)}>
        <FormWide>
          <WithCustomer customerId={customerId}>
            {(customer) => (
              <Stack gap="md">
                <Field name="token" as={Card} label="Card" customer={customer} isRequired />
                {customer.creditCards.length > 0 && (
                  <Link href={recordAt('/customers', customerId)}>Add another card</Link>
                )}
              </Stack>
            )}
          </WithCustomer>
        </FormWide>
      </FormSection>
    </FormDialog>
  );
}

const allows =
  (wanted: SubscriptionAction) =>
  ({ status }: Subscription): boolean =>
    subscriptionTransitionsFrom(status).some(({ action }) => action === wanted);

const idOf = ({ subscriptionId }: Subscription) => ({ params: { id: subscriptionId } });
const named = ({ customerName, planName }: Subscription) => `${customerName}’s ${planName}`;

const activation = (subscription: Subscription): string =>
  subscription.status === 'paused'
    ? `The unpaid period is charged to ${displayCard(subscription.truncatedAccount)} again today.`
    : 'Charges resume with the next period that’s due. Periods that passed in the meantime aren’t charged.';

export const subscriptionActions: readonly RowAction<Subscription>[] = [
  {
    label: 'Activate',
    isNext: true,
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
      text: 'It isn’t charged until you activate it again.',
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
      text: `It ends ${cancelEffectLabels[subscription.cancelEffect].toLowerCase()}, after the plan’s notice. No more charges will be made. This can’t be undone.`,
      confirmLabel: 'Cancel subscription',
      cancelLabel: 'Keep subscription',
      tone: 'danger',
    }),
    run: (subscription) => send(subscriptions.cancel)(idOf(subscription)),
    done: (subscription) => `Canceled ${named(subscription)}.`,
  },
];
