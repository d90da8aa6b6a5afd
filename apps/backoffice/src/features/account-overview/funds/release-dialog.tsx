import * as funds from '@payfac/api/contract/funds';
import {
  type ReservedTotals,
  reservedSegmentLabels,
  reservedSegments,
} from '@payfac/domain/accounts';
import { formatUsd, positiveMoney, zeroCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Inline, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount } from '../account.ts';

const Segment = choiceOf(reservedSegments, reservedSegmentLabels);

/** The amount is said here: the call alone would release everything without one. */
const wanted = { body: z.extend(funds.release.body, { amount: positiveMoney }) };
type Body = z.output<typeof wanted.body>;

interface ReleaseDialogProps {
  readonly totals: ReservedTotals;
  readonly onClose: () => void;
}

/** Pays out reserved money: at most what the chosen part of the reserve holds, and once. */
export function ReleaseDialog({ totals, onClose }: ReleaseDialogProps) {
  const { application } = useAccount();
  const { applicationId: id } = application;
  const name = nameOf(application);
  const { state, move } = useMoneyMove({
    describe: ({ amount }: Body) => ({ what: 'release', amount: formatUsd(amount) }),
    send: (body: Body, idempotencyKey) =>
      send(funds.release)({ params: { id }, body }, { idempotencyKey }),
  });
  const form = useCallForm(wanted, {
    initial: { segment: 'all' },
    call: move,
    check: ({ segment, amount }) =>
      amount === undefined || segment === undefined || amount <= totals[segment]
        ? []
        : [
            {
              path: 'amount',
              message: `Amount can't exceed the reserved ${formatUsd(totals[segment])}.`,
            },
          ],
    fieldOfCode: { MORE_THAN_RESERVED: 'amount' },
    onDone: ({ released }) => {
      notify('success', `Released ${formatUsd(released)} to ${name}.`);
      onClose();
    },
  });
  const { Field } = form;
  const segment = useWatch({ control: form.form.control, name: 'segment' });
  const held = segment ? totals[segment] : zeroCents;
  return (
    <MoneyFormDialog
      of={form}
      state={state}
      title="Release reserved funds"
      submitLabel="Release funds"
      onClose={onClose}
    >
      <Text>
        The money goes out to {name} in a payout of its own, less what the account owes. It can't be
        reserved again.
      </Text>
      <FormSection>
        <Field name="segment" as={Segment} label="From" isRequired />
        <Stack gap="xs">
          <Field
            name="amount"
            as={Amount}
            label="Amount"
            isRequired
            description={`Reserved: ${formatUsd(held)}`}
          />
          <Inline>
            <Button
              size="small"
              variant="quiet"
              onPress={() =>
                form.form.setValue('amount', held, { shouldDirty: true, shouldValidate: true })
              }
            >
              {`Use all ${formatUsd(held)}`}
            </Button>
          </Inline>
        </Stack>
        <FormWide>
          <Field
            name="reason"
            as={LongText}
            label="Reason"
            description="For the log; the merchant never sees it."
            isRequired
            maxLength={500}
          />
        </FormWide>
      </FormSection>
    </MoneyFormDialog>
  );
}
