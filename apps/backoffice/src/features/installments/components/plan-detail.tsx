import { can } from '@payfac/domain/access';
import {
  type Installment,
  installmentFrequencyLabels,
  installmentGraceDays,
} from '@payfac/domain/installments';
import { addCents, formatUsd } from '@payfac/domain/money';
import { addDays } from '@payfac/domain/time';
import { displayCard } from '@payfac/domain/transactions';
import { Banner } from '@payfac/ui/banner';
import { Link } from '@payfac/ui/link';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { recordAt } from '../../../shared/address.ts';
import { counted } from '../../../shared/counted.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { Station, Story } from '../../../shared/lists/detail/story/story.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showDate, showDay, showMoment } from '../../../shared/time/show.ts';
import { planActions } from '../actions.tsx';
import { PlanStatusBadge } from '../columns.tsx';
import { nameOf, troubleOf } from '../words.ts';
import { Payments } from './payments.tsx';

/** Shown for a plan with a problem: what wasn't paid, and what happens next. */
function Standing({ plan }: { readonly plan: Installment }) {
  const { schedule, status, truncatedCardNumber } = plan;
  if (status === 'canceled') {
    return (
      <Banner tone="neutral" title="Canceled">
        No more payments will be charged.
      </Banner>
    );
  }
  const trouble = troubleOf(plan);
  if (!trouble) return null;
  const payments = counted(trouble.count, 'payment', 'payments');
  if (trouble.status === 'past-due') {
    const late = schedule.filter((each) => each.status === 'past-due');
    const amount = formatUsd(addCents(...late.map((each) => each.amount)));
    return (
      <Banner tone="danger" title={`${payments} past due`}>
        {`${amount} was tried until the last retry failed and isn’t charged automatically anymore. Ask the customer for another way to pay.`}
      </Banner>
    );
  }
  const failed = schedule.find((each) => each.status === 'failed');
  const last = failed && showDay(addDays(failed.dueOn, installmentGraceDays));
  return (
    <Banner tone="warning" title={`${payments} failed`}>
      {`${displayCard(truncatedCardNumber)} is tried again once a day through ${last}. After that, the payment is past due.`}
    </Banner>
  );
}

function stationsOf(plan: Installment): readonly Station[] {
  const { createdAt, nextDueOn, schedule, count, canceledAt, completedAt } = plan;
  const paid = schedule.filter(({ status }) => status === 'paid').length;
  const trouble = troubleOf(plan);
  return [
    { name: 'Agreed', note: showDate(createdAt), state: 'passed' },
    { name: `${paid} of ${count} paid`, state: trouble ? 'waits' : 'here' },
    ...(nextDueOn === null
      ? []
      : [{ name: 'Next due', note: showDay(nextDueOn), state: 'ahead' } as const]),
    canceledAt === null
      ? {
          name: 'Paid off',
          note: completedAt ? showDate(completedAt) : undefined,
          state: completedAt ? 'passed' : 'ahead',
        }
      : { name: 'Canceled', note: showDate(canceledAt), state: 'stopped' },
  ];
}

/** A plan: its total, its status, and each payment of its schedule. */
export function usePlanStory(plan: Installment): Story {
  const holder = useHolder();
  const { customerId, customerName, count, frequency, createdBy } = plan;
  return {
    amount: { of: plan.totalAmount },
    status: <PlanStatusBadge plan={plan} />,
    stations: stationsOf(plan),
    acts: useActs({ actions: planActions, record: plan, name: nameOf(plan) }),
    why: <Standing plan={plan} />,
    facts: [
      {
        term: 'Customer',
        value: can(holder, 'sidebar.customers') ? (
          <Link href={recordAt('/customers', customerId)}>{customerName}</Link>
        ) : (
          customerName
        ),
      },
      // Until something is paid, the balance is the total.
      ...(plan.paidAmount === 0
        ? []
        : [
            { term: 'Paid', value: formatUsd(plan.paidAmount) },
            { term: 'Balance', value: formatUsd(plan.balance) },
          ]),
      {
        term: 'Terms',
        value: `${counted(count, 'payment', 'payments')}, ${installmentFrequencyLabels[frequency].toLowerCase()}`,
      },
      { term: 'Charged to', value: displayCard(plan.truncatedCardNumber) },
      { term: 'Description', value: plan.description },
      { term: 'Invoice number', value: plan.invoiceNumber },
      accountFact(plan),
      {
        term: 'Created',
        value: `${showMoment(plan.createdAt)}${createdBy === null ? '' : ` by ${createdBy}`}`,
      },
      { term: 'Completed', value: plan.completedAt && showMoment(plan.completedAt) },
      { term: 'Canceled', value: plan.canceledAt && showMoment(plan.canceledAt) },
    ],
    parts: [{ title: 'Payments', content: <Payments plan={plan} /> }],
  };
}
