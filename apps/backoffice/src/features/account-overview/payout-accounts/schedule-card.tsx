import { payoutScheduleLabels, payoutSchedules } from '@payfac/domain/accounts';
import { emailAddress } from '@payfac/domain/contact';
import { formatUsd, positiveMoney } from '@payfac/domain/money';
import { Card } from '@payfac/ui/card';
import { DescriptionList } from '@payfac/ui/description-list';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { DialogButton } from '../../../shared/form/dialog-button.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount, useMay } from '../account.ts';
import { updateBy } from './bank-account-actions.ts';

const Schedule = choiceOf(payoutSchedules, payoutScheduleLabels);

/** The payout settings of an account. */
const payoutSettings = {
  body: z.strictObject({
    payoutSchedule: z.enum(payoutSchedules),
    payoutThreshold: positiveMoney,
    notificationEmail: z.optional(
      z.string().check(
        z.refine((text) => emailAddress.safeParse(text).success, {
          error: 'Enter an email address.',
        }),
      ),
    ),
  }),
};

/** Changes the payout schedule and the notification email. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { application, view } = useAccount();
  const { payoutSchedule, payoutThreshold, notificationEmail } = application.settings;
  const form = useCallForm(payoutSettings, {
    initial: {
      payoutSchedule,
      payoutThreshold,
      ...(notificationEmail !== null && { notificationEmail }),
    },
    call: (body) =>
      updateBy[view]({
        params: { id: application.applicationId },
        body: { settings: { ...body, notificationEmail: body.notificationEmail ?? null } },
      }),
    onDone: () => {
      notify('success', `Changed the payouts of ${nameOf(application)}.`);
      onClose();
    },
  });
  const { Field } = form;
  const schedule = useWatch({ control: form.form.control, name: 'payoutSchedule' });
  return (
    <FormDialog
      of={form}
      title="Payout schedule"
      submitLabel="Save schedule"
      onClose={onClose}
      columns={1}
    >
      <Field name="payoutSchedule" as={Schedule} label="Payouts" isRequired />
      {schedule === 'dynamic' && (
        <Field
          name="payoutThreshold"
          as={Amount}
          label="Pay out at"
          description="A payout is made once this much is due."
          isRequired
        />
      )}
      <Field
        name="notificationEmail"
        as={Text}
        type="email"
        label="Notices to"
        description="Leave empty for the business’s email."
      />
    </FormDialog>
  );
}

/** The payout schedule and the notification email. */
export function ScheduleCard() {
  const { payoutSchedule, payoutThreshold, notificationEmail } = useAccount().application.settings;
  const mayChange = useMay()('accounts.submit', 'accounts.status');
  return (
    <Card
      title="Schedule"
      actions={
        mayChange && (
          <DialogButton dialog={(close) => <ScheduleDialog onClose={close} />}>
            Edit schedule
          </DialogButton>
        )
      }
    >
      <DescriptionList
        columns={1}
        layout="inline"
        entries={[
          {
            term: 'Payouts',
            value:
              payoutSchedule === 'dynamic'
                ? `When ${formatUsd(payoutThreshold)} is due`
                : payoutScheduleLabels[payoutSchedule],
          },
          { term: 'Notices to', value: notificationEmail ?? 'The business’s email' },
        ]}
      />
    </Card>
  );
}
