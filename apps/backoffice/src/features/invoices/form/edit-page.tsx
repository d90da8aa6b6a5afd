import { can } from '@payfac/domain/access';
import { type Invoice, isInvoiceEditable } from '@payfac/domain/invoices';
import { Badge } from '@payfac/ui/badge';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { contextual } from '../../../shared/address.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { invoiceActions } from '../actions.tsx';
import { stale } from '../api.ts';
import { api } from './api.ts';

const EditForm = laterPart(async () => (await import('./edit-form.tsx')).EditForm);
const InvoiceDetail = laterPart(
  async () => (await import('../components/invoice-detail.tsx')).InvoiceDetail,
);

/** /invoices/:id: an invoice, what may be done with it, and its form while it can be changed. */
export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const holder = useHolder();
  const { data, error, refetch } = useQuery<Invoice>({
    queryKey: ['invoices', 'record', id],
    queryFn: () => api.invoices.get({ params: { invoiceId: id } }),
    refetchOnWindowFocus: false,
  });
  if (error && !data) {
    return (
      <Screen>
        <LoadProblem
          title="Couldn't load this invoice"
          error={error}
          onRetry={() => void refetch()}
        />
      </Screen>
    );
  }
  if (!data) {
    return (
      <Screen>
        <Card>
          <div aria-busy="true">
            <Skeleton lines={8} />
          </div>
        </Card>
      </Screen>
    );
  }
  const { invoiceNumber, accountName, status, isDeleted } = data;
  const mayEdit = can(holder, 'invoices.manage') && isInvoiceEditable(data) && !isDeleted;
  return (
    <Screen
      name={invoiceNumber}
      description={accountName}
      width={mayEdit ? 'list' : 'form'}
      badges={
        <>
          <InvoiceStatusBadge status={status} />
          {isDeleted && <Badge tone="danger">Deleted</Badge>}
        </>
      }
      actions={
        !isDeleted && (
          <RecordActions
            actions={invoiceActions}
            record={data}
            name={invoiceNumber}
            invalidates={stale}
            onEnd={() => void navigate(contextual('/invoices', location.search))}
          />
        )
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        {mayEdit ? (
          <EditForm key={data.invoiceId} invoice={data} />
        ) : (
          <Card>
            <InvoiceDetail invoice={data} />
          </Card>
        )}
      </Suspense>
    </Screen>
  );
}
