import { Skeleton } from '@payfac/ui/skeleton';
import { Tabs } from '@payfac/ui/tabs';
import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../../../shared/address.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { mayOpen } from '../../../shared/routes/may-open.ts';
import type { AppRoute } from '../../../shared/routes/route.ts';
import { useHolder } from '../../../shared/session/session.ts';
import type { OfCustomer } from '../activity/of-customer.ts';

interface Part extends Pick<AppRoute, 'access' | 'feature'> {
  readonly id: string;
  readonly label: string;
  readonly List: ComponentType<OfCustomer>;
}

/** Each is fetched when it is looked at, and shown to those who may open the page it leads to. */
const parts: readonly Part[] = [
  {
    id: 'payments',
    label: 'Payments',
    access: ['sidebar.transactions'],
    List: laterPart(async () => (await import('../activity/payments.tsx')).Payments),
  },
  {
    id: 'invoices',
    label: 'Invoices',
    access: ['sidebar.invoices'],
    feature: 'invoices',
    List: laterPart(async () => (await import('../activity/invoices.tsx')).Invoices),
  },
  {
    id: 'subscriptions',
    label: 'Subscriptions',
    access: ['sidebar.subscriptions'],
    feature: 'subscriptions',
    List: laterPart(async () => (await import('../activity/subscriptions.tsx')).Subscriptions),
  },
];

const tabKey = 'record.tab';

/** What the customer paid, was billed and subscribed to; the part shown stands in the address. */
export function Activity({ customerId }: OfCustomer) {
  const holder = useHolder();
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = parts.filter((part) => mayOpen(holder, part));
  const wanted = new URLSearchParams(search).get(tabKey);
  const selected = open.find(({ id }) => id === wanted) ?? open[0];
  if (!selected) return null;
  return (
    <Tabs
      label="Activity"
      selected={selected.id}
      onChange={(id) =>
        void navigate({ search: withParams(search, { [tabKey]: id }) }, { replace: true })
      }
      tabs={open.map(({ id, label, List }) => ({
        id,
        label,
        content: (
          <Suspense fallback={<Skeleton lines={5} />}>
            <List customerId={customerId} />
          </Suspense>
        ),
      }))}
    />
  );
}
