import * as reconciliation from '@payfac/api/contract/reconciliation';
import * as reporting from '@payfac/api/contract/reporting';
import * as risk from '@payfac/api/contract/risk';
import { laterPart } from '../../shared/later/later-part.ts';
import { countOf } from '../../shared/lists/count-of.ts';
import { ListView } from '../../shared/lists/list-view.tsx';
import { mayOpen } from '../../shared/routes/route.ts';
import { type PagePart, PageParts } from '../../shared/screen/page-parts.tsx';
import { useHolder } from '../../shared/session/session.ts';
import { transactions } from './list.tsx';

const ForReview = laterPart(async () => (await import('./parts.tsx')).ForReview);
const Processing = laterPart(async () => (await import('./parts.tsx')).Processing);
const Reconciliation = laterPart(
  async () => (await import('./reconciliation/reconciliation.tsx')).Reconciliation,
);
const RiskHits = laterPart(async () => (await import('./risk-hits.tsx')).RiskHits);

const one = (subMerchantId: string | undefined) => ({
  pageSize: 1,
  ...(subMerchantId !== undefined && { subMerchantId: [subMerchantId] }),
});

const countByStatus = (status: 'for-review' | 'processing') =>
  countOf(reporting.listTransactions, (account) => ({
    ...one(account),
    view: 'payments' as const,
    status: [status],
  }));

const parts: readonly PagePart[] = [
  {
    id: 'all',
    label: 'Transactions',
    access: ['sidebar.transactions'],
    Content: () => <ListView list={transactions} isPart />,
  },
  {
    id: 'review',
    label: 'For review',
    access: ['transactions.tab.forReview'],
    Content: ForReview,
    count: countByStatus('for-review'),
  },
  {
    id: 'processing',
    label: 'Processing',
    access: ['transactions.tab.processing'],
    Content: Processing,
    count: countByStatus('processing'),
  },
  {
    id: 'reconciliation',
    label: 'Reconciliation',
    access: ['transactions.tab.reconciliation'],
    Content: Reconciliation,
    count: countOf(reconciliation.list, (account) => ({
      ...one(account),
      status: ['open' as const],
    })),
  },
  {
    id: 'risk',
    label: 'Risk',
    access: ['transactions.tab.risk'],
    Content: RiskHits,
    count: countOf(risk.groups, one),
  },
];

/**
 * /reporting/transactions: every operation, with the open one next to the list. For staff also the payments that wait
 * for a decision, the next settlements, reconciliation differences, and risk rule hits.
 */
export function Component() {
  const holder = useHolder();
  const isWhole = parts.filter((part) => mayOpen(holder, part)).length > 1;
  if (!isWhole) return <ListView list={transactions} />;
  return <PageParts label="Transactions" queryKey="transactions" parts={parts} />;
}
