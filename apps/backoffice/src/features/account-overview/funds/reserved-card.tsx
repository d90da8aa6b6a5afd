import * as funds from '@payfac/api/contract/funds';
import {
  type ReservedTotals,
  reservedSegmentLabels,
  reservedSegments,
} from '@payfac/domain/accounts';
import { formatUsd, positiveMoney, zeroCents } from '@payfac/domain/money';
import { Button } from '@payfac/ui/button';
import { Disclosure } from '@payfac/ui/disclosure';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Inline, Stack } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import { Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { reserveLabel } from '../../../entities/ledger/account-label.ts';
import { AmountLines } from '../../../shared/amount-lines/amount-lines.tsx';
import { send } from '../../../shared/api/connection.ts';
import { Amount } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { LongText } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { MoneyFormDialog } from '../../../shared/money-move/money-form-dialog.tsx';
import { useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount, useMay } from '../account.ts';
import { LoadedCard } from '../cards.tsx';
import { entriesAt, type Reserved, useReserved } from './queries.ts';

const Segment = choiceOf(reservedSegments, reservedSegmentLabels);

/** Requires an amount: without one, the call would release everything. */
const wanted = { body: z.extend(funds.release.body, { amount: positiveMoney }) };
type Body = z.output<typeof wanted.body>;

interface ReleaseDialogProps {
  readonly totals: ReservedTotals;
  readonly onClose: () => void;
}

/** Pays out reserved money, once: at most the balance of the chosen part of the reserve. */
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
              message: `Amount can’t exceed the reserved ${formatUsd(totals[segment])}.`,
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
        We’ll send {name} a separate payout for this amount, minus anything it owes. You can’t put
        it reserved again.
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

/** The totals of the reserve, cards and eCheck, with each part's details below. */
function Held({ reserved: { data, totals } }: { readonly reserved: Reserved }) {
  const location = useLocation();
  const may = useMay();
  if (totals.all <= zeroCents) {
    return <Text tone="muted">Nothing is reserved. The fee plan decides what is withheld.</Text>;
  }
  return (
    <Stack gap="md">
      <AmountLines
        lines={(['card', 'eCheck'] as const).map((segment) => ({
          label: reservedSegmentLabels[segment],
          amount: totals[segment],
        }))}
        total={{ label: reservedSegmentLabels.all, amount: totals.all }}
      />
      <Disclosure title="Breakdown" summary={String(data.length)} headingLevel={3}>
        <AmountLines
          lines={data.map(({ account, amount }) => {
            const href = entriesAt(location, account, may);
            return { id: account, label: reserveLabel(account), amount, ...(href && { href }) };
          })}
        />
      </Disclosure>
    </Stack>
  );
}

/** Money withheld from the account for later disputes and returns. */
export function ReservedCard() {
  const mayRelease = useMay()('funds.release');
  const reserved = useReserved();
  const [isReleasing, setReleasing] = useState(false);
  return (
    <>
      <LoadedCard
        title="Reserved funds"
        of={reserved}
        problem="Couldn’t load reserved funds"
        actions={({ totals }) =>
          mayRelease &&
          totals.all > zeroCents && (
            <Button size="small" onPress={() => setReleasing(true)}>
              Release funds
            </Button>
          )
        }
      >
        {(found) => <Held reserved={found} />}
      </LoadedCard>
      {isReleasing && reserved.data && (
        <Suspense>
          <ReleaseDialog totals={reserved.data.totals} onClose={() => setReleasing(false)} />
        </Suspense>
      )}
    </>
  );
}
