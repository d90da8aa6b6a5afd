import * as installments from '@payfac/api/contract/installments';
import {
  installmentFrequencies,
  installmentFrequencyLabels,
  installmentProblems,
  maximumInstallments,
  minimumInstallments,
} from '@payfac/domain/installments';
import { formatUsd, zeroCents } from '@payfac/domain/money';
import { addUnits, formatDay } from '@payfac/domain/time';
import { cardLabel } from '@payfac/domain/transactions';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useCustomer } from '../../../entities/customers/one.ts';
import { contextual, recordAt } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { CallForm } from '../../../shared/form/call-form.tsx';
import { Amount, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { Day } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { StillWaiting } from '../../../shared/money-move/still-waiting.tsx';
import { chargeTimeoutMs, useMoneyMove } from '../../../shared/money-move/use-money-move.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Beside } from '../../../shared/preview/beside.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useOwnAccount } from '../../../shared/session/account.ts';
import { getZone, now } from '../../../shared/time/clock.ts';
import { localPlans } from '../local.ts';
import { nameOf } from '../words.ts';
import { PayerFields } from './payer-fields.tsx';
import { SchedulePreview } from './schedule-preview.tsx';

const Account = laterRecordOf(async () => {
  const { accountsWith } = await import('../../../entities/accounts/with-feature.ts');
  return accountsWith('installmentPlan');
});
const Frequency = choiceOf(installmentFrequencies, installmentFrequencyLabels);

type Body = z.output<typeof installments.create.body>;

/** /installment-plan: splits a total into payments that are charged to a saved card when they are due. */
export function Component() {
  const navigate = useNavigate();
  const own = useOwnAccount();
  const [today] = useState(() => formatDay(now(), getZone()));
  const { state, move } = useMoneyMove({
    describe: ({ totalAmount }: Body) => ({
      what: 'installment plan',
      amount: formatUsd(totalAmount),
    }),
    send: (body: Body, idempotencyKey) =>
      send(installments.create)({ body }, { idempotencyKey, timeoutMs: chargeTimeoutMs }),
    transactionIdOf: ({ schedule }) => schedule[0]?.transactionId ?? undefined,
  });
  const plan = useCallForm(installments.create, {
    initial: {
      ...(own !== undefined && { subMerchantId: own }),
      frequency: 'monthly',
      firstDueOn: addUnits(today, 'month', 1),
    },
    call: move,
    onDone: (made) => {
      localPlans.created(made);
      notify('success', `Created the installment plan of ${nameOf(made)}.`);
      void navigate(contextual(recordAt('/installments', made.installmentId), location.search));
    },
    draft: 'installment-plan',
    check: ({ downPayment = zeroCents, totalAmount, count, frequency, firstDueOn }) =>
      totalAmount === undefined || !count || frequency === undefined || firstDueOn === undefined
        ? []
        : installmentProblems({ totalAmount, downPayment, count, frequency, firstDueOn }, today),
  });
  const { Field, form } = plan;
  const [totalAmount, downPayment, count, frequency, firstDueOn, customerId, token] = useWatch({
    control: form.control,
    name: ['totalAmount', 'downPayment', 'count', 'frequency', 'firstDueOn', 'customerId', 'token'],
  });
  const { customer } = useCustomer(customerId || undefined);
  const card = customer?.creditCards.find((each) => each.token === token);
  const chargedNow = downPayment !== undefined && downPayment > 0 ? downPayment : undefined;
  return (
    <Screen>
      <Beside
        aside={
          <SchedulePreview
            terms={{ totalAmount, downPayment, count, frequency, firstDueOn }}
            today={today}
            card={card && cardLabel(card)}
          />
        }
      >
        <CallForm
          of={plan}
          label="New installment plan"
          submitLabel={
            chargedNow === undefined
              ? 'Create plan'
              : `Charge ${formatUsd(chargedNow)} and create plan`
          }
        >
          {state === 'unknown' && <StillWaiting />}
          <FormSection title="Customer">
            {own === undefined && (
              <FormWide>
                <Field name="subMerchantId" as={Account} label="Account" isRequired />
              </FormWide>
            )}
            <PayerFields plan={plan} />
          </FormSection>
          <FormSection title="Terms">
            <Field name="totalAmount" as={Amount} label="Total" isRequired />
            <Field
              name="downPayment"
              as={Amount}
              label="Down payment"
              description="Charged today. If it’s declined, no plan is created."
            />
            <Field
              name="count"
              as={WholeNumber}
              label="Number of payments"
              description={`After the down payment, ${minimumInstallments} to ${maximumInstallments}.`}
              isRequired
            />
            <Field name="frequency" as={Frequency} label="Frequency" isRequired />
            <Field
              name="firstDueOn"
              as={Day}
              label="First payment due"
              isRequired
              hasCalendar
              earliest={today}
            />
          </FormSection>
          <FormSection title="Reference">
            <FormWide>
              <Field name="description" as={Text} label="Description" maxLength={255} />
            </FormWide>
            <Field name="invoiceNumber" as={Text} label="Invoice number" maxLength={40} />
          </FormSection>
        </CallForm>
      </Beside>
    </Screen>
  );
}
