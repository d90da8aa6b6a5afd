import { can } from '@payfac/domain/access';
import { disputeStatusLabels } from '@payfac/domain/disputes';
import { Link } from '@payfac/ui/link';
import { installmentAddress } from '../../../entities/installments/address.ts';
import type { Timeline } from '../../../entities/transactions/transaction.tsx';
import { listAt, recordAt } from '../../../shared/address.ts';
import type { Fact, StoryPart } from '../../../shared/lists/detail/story/story.ts';
import { Facts } from '../../../shared/lists/detail/story/story-parts.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { showDay } from '../../../shared/time/show.ts';

/** Records that the payment belongs to or led to, as links if the user may open them. */
export function useRelated({ relations }: Pick<Timeline, 'relations'>): StoryPart | undefined {
  const holder = useHolder();
  const { customer, invoice, hostedSessionId, subscriptionId, installmentId } = relations;
  const { disputes, settlement } = relations;
  const planAddress = installmentId === null ? undefined : installmentAddress(installmentId);
  const text = (term: string, value: string | null): Fact[] =>
    value === null ? [] : [{ term, value }];
  const link = (
    term: string,
    label: string,
    href: string,
    ability: Parameters<typeof can>[1],
  ): Fact => ({
    term,
    value: can(holder, ability) ? <Link href={href}>{label}</Link> : label,
  });
  const entries = [
    ...(customer
      ? [
          link(
            'Customer',
            customer.name,
            recordAt('/customers', customer.customerId),
            'sidebar.customers',
          ),
        ]
      : []),
    ...(invoice
      ? [
          link(
            'Invoice',
            invoice.invoiceNumber,
            recordAt('/invoices', invoice.invoiceId),
            'sidebar.invoices',
          ),
        ]
      : []),
    ...(hostedSessionId === null
      ? []
      : [
          link(
            'Paid on page',
            hostedSessionId,
            listAt('/reporting/hosted-sessions', { 'sessions.open': hostedSessionId }),
            'sidebar.hostedSessions',
          ),
        ]),
    ...(subscriptionId === null
      ? []
      : [
          link(
            'Subscription',
            subscriptionId,
            recordAt('/subscriptions', subscriptionId),
            'sidebar.subscriptions',
          ),
        ]),
    ...(planAddress === undefined || installmentId === null
      ? text('Installment plan', installmentId)
      : [link('Installment plan', installmentId, planAddress, 'sidebar.installmentPlan')]),
    ...disputes.map(({ disputeId, status }) =>
      link(
        'Dispute',
        `${disputeId}, ${disputeStatusLabels[status].toLowerCase()}`,
        recordAt('/disputes', disputeId),
        'sidebar.disputes',
      ),
    ),
    ...(settlement
      ? [
          link(
            'Settlement',
            showDay(settlement.businessDate),
            recordAt('/reporting/settlement', settlement.batchId),
            'sidebar.settlements',
          ),
          settlement.payoutId === null
            ? { term: 'Payout', value: 'Not paid out yet' }
            : link(
                'Payout',
                settlement.payoutId,
                recordAt('/reporting/payouts', settlement.payoutId),
                'sidebar.payouts',
              ),
        ]
      : []),
  ];
  if (entries.length === 0) return undefined;
  return { title: 'Related', content: <Facts facts={entries} /> };
}
