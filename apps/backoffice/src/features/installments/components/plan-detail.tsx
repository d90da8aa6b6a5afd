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
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { Heading } from '@payfac/ui/typography';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { recordAt } from '../../../shared/address.ts';
import { counted } from '../../../shared/counted.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { showDay, showMoment } from '../../../shared/time/show.ts';
import { planActions } from '../actions.tsx';
import { PlanStatusBadge } from '../status-badge.tsx';
import { nameOf, troubleOf } from '../words.ts';
import { Payments } from './payments.tsx';

/** Where a plan doesn't simply go on: what wasn't paid, and what happens next. */
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
        {`${amount} was tried until the last retry failed and isn't charged automatically anymore. Ask the customer for another way to pay.`}
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

function useFacts(plan: Installment) {
  const holder = useHolder();
  const { customerId, customerName, count, frequency, createdBy } = plan;
  return [
    {
      term: 'Customer',
      value: can(holder, 'sidebar.customers') ? (
        <Link href={recordAt('/customers', customerId)}>{customerName}</Link>
      ) : (
        customerName
      ),
    },
    { term: 'Paid', value: formatUsd(plan.paidAmount) },
    { term: 'Balance', value: formatUsd(plan.balance) },
    { term: 'Next due', value: plan.nextDueOn && showDay(plan.nextDueOn) },
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
    ...(plan.completedAt ? [{ term: 'Completed', value: showMoment(plan.completedAt) }] : []),
    ...(plan.canceledAt ? [{ term: 'Canceled', value: showMoment(plan.canceledAt) }] : []),
    {
      term: 'Installment ID',
      value: <CopyValue label="installment ID" value={plan.installmentId} isMono />,
    },
  ];
}

/** A plan beside its list: what it comes to, how it stands, and each payment of its schedule. */
export const PlanDetail = ({ plan }: { readonly plan: Installment }) => (
  <Stack gap="xl">
    <Inline gap="md">
      <Money amount={plan.totalAmount} rank="hero" />
      <PlanStatusBadge plan={plan} />
    </Inline>
    <RecordActions actions={planActions} record={plan} name={nameOf(plan)} />
    <Standing plan={plan} />
    <DescriptionList entries={useFacts(plan)} />
    <Stack gap="md">
      <Heading level={3}>Payments</Heading>
      <Payments plan={plan} />
    </Stack>
  </Stack>
);
