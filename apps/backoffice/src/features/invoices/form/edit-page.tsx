import * as invoices from '@payfac/api/contract/invoices';
import { can } from '@payfac/domain/access';
import { type Invoice, isInvoiceEditable } from '@payfac/domain/invoices';
import { Badge } from '@payfac/ui/badge';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, startTransition, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { AccountLink } from '../../../entities/accounts/account-link.tsx';
import { InvoiceStatusBadge } from '../../../entities/invoices/status-badge.tsx';
import { contextual } from '../../../shared/address.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { shows } from '../../../shared/query/follow.ts';
import { LoadedScreen } from '../../../shared/screen/loaded-screen.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useHolder } from '../../../shared/session/session.ts';

const EditForm = laterPart(async () => (await import('./edit-form.tsx')).EditForm);
const parts = () => import('../components/invoice-record.tsx');
const InvoiceDetail = laterPart(async () => (await parts()).InvoiceDetail);
const InvoiceActions = laterPart(async () => (await parts()).InvoiceActions);
const InvoiceMenu = laterPart(async () => (await parts()).InvoiceMenu);

interface ActionsProps {
  readonly invoice: Invoice;
  /** Whether the page has the form; the other actions are then in a menu, which loads when it is opened. */
  readonly isForm: boolean;
}

function Actions({ invoice, isForm }: ActionsProps) {
  const navigate = useNavigate();
  const [isOpened, setOpened] = useState(false);
  const onEnd = () => void navigate(contextual('/invoices', location.search));
  if (!isForm) return <InvoiceActions invoice={invoice} onEnd={onEnd} />;
  if (isOpened) return <InvoiceMenu invoice={invoice} onEnd={onEnd} />;
  return <Button onPress={() => startTransition(() => setOpened(true))}>Actions</Button>;
}

/** An invoice with its actions, and its form while it can be edited. */
export function InvoiceScreen({ invoice }: { readonly invoice: Invoice }) {
  const holder = useHolder();
  const { invoiceNumber, status, isDeleted } = invoice;
  const mayEdit = can(holder, 'invoices.manage') && isInvoiceEditable(invoice) && !isDeleted;
  return (
    <Screen
      name={invoiceNumber}
      description={<AccountLink of={invoice} />}
      width={mayEdit ? 'list' : 'form'}
      badges={
        <>
          <InvoiceStatusBadge status={status} />
          {isDeleted && <Badge tone="danger">Deleted</Badge>}
        </>
      }
      actions={
        !isDeleted && (
          <Suspense>
            <Actions invoice={invoice} isForm={mayEdit} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Skeleton lines={8} />}>
        {mayEdit ? (
          <EditForm key={invoice.invoiceId} invoice={invoice} />
        ) : (
          <Card>
            <InvoiceDetail invoice={invoice} />
          </Card>
        )}
      </Suspense>
    </Screen>
  );
}

/** /invoices/:id */
export function Component() {
  const { id = '' } = useParams();
  const invoice = useQuery<Invoice>({
    queryKey: [shows(invoices.get), 'invoices', 'record', id],
    queryFn: () => send(invoices.get)({ params: { invoiceId: id } }),
    refetchOnWindowFocus: false,
  });
  return (
    <LoadedScreen of={invoice} noun="invoice" list="/invoices">
      {(data) => <InvoiceScreen invoice={data} />}
    </LoadedScreen>
  );
}
