import { can } from '@payfac/domain/access';
import { type Installment, installmentFrequencyLabels } from '@payfac/domain/installments';
import { formatUsd } from '@payfac/domain/money';
import { displayCard } from '@payfac/domain/transactions';
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
import { nameOf } from '../words.ts';
import { Payments } from './payments.tsx';
import { Standing } from './standing.tsx';

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
