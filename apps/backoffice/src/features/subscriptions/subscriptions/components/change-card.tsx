import * as subscriptions from '@payfac/api/contract/subscriptions';
import type { Subscription } from '@payfac/domain/subscriptions';
import { displayCard } from '@payfac/domain/transactions';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Card } from '../../../../entities/cards/card-control.tsx';
import { WithCustomer } from '../../../../entities/customers/with-customer.tsx';
import { recordAt } from '../../../../shared/address.ts';
import { send } from '../../../../shared/api/connection.ts';
import { FormDialog } from '../../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../../shared/form/use-call-form.tsx';
import { notify } from '../../../../shared/notify/notify.ts';

interface ChangeCardProps {
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

/** When the chosen card is charged for the first time. */
const effectOf = ({ status, failedAttempts, truncatedAccount }: Subscription): string => {
  const now = `Now charged to ${displayCard(truncatedAccount)}.`;
  if (status === 'paused') return `${now} Activate the subscription to charge the unpaid period.`;
  if (failedAttempts > 0) return `${now} The next retry goes to the card you select.`;
  return `${now} The next charge goes to the card you select.`;
};

/** Charges another of the customer's saved cards from the next charge on. */
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
      title={`Change the card of ${customerName}'s ${planName}`}
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
