import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Customer } from '@payfac/domain/customers';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Stack } from '@payfac/ui/layout';
import { Skeleton } from '@payfac/ui/skeleton';
import { Tabs } from '@payfac/ui/tabs';
import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { withParams } from '../../../shared/address.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { mayOpen } from '../../../shared/routes/may-open.ts';
import type { AppRoute } from '../../../shared/routes/route.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import type { OfCustomer } from '../activity/payments.tsx';
import * as styles from '../customers.css.ts';
import { customerActions } from '../row-actions.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { SavedCards } from './saved-cards.tsx';

const addressOf = ({ street, city, state, zip }: Customer): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Who the customer is and how to reach them, as far as this person may see it. */
function Contact({ customer }: { readonly customer: Customer }) {
  const holder = useHolder();
  const { customerId, subMerchantId, company, email, mobileNumber } = customer;
  return (
    <section className={styles.section} aria-label="Contact">
      <DescriptionList
        entries={[
          { term: 'Email', value: email },
          { term: 'Mobile phone', value: mobileNumber && formatPhoneNumber(mobileNumber) },
          { term: 'Company', value: company },
          accountFact(customer),
          { term: 'Address', value: addressOf(customer), isWide: true },
          { term: 'Created', value: showMoment(customer.createdAt) },
          {
            term: 'Customer ID',
            value: <CopyValue label="customer ID" value={customerId} isMono />,
          },
        ]}
      />
      {!can(holder, 'pii.view', { subMerchantId }) && (
        <p className={styles.none}>
          Email and phone are partly hidden, and the street isn't shown. Your role doesn't include
          personal data.
        </p>
      )}
    </section>
  );
}

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
function Activity({ customerId }: OfCustomer) {
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

interface CustomerProps {
  readonly customer: Customer;
  readonly onDeleted: () => void;
}

/** A customer beside the list: how to reach them, what they keep to pay with, and what they paid. */
export const CustomerDetail = ({ customer, onDeleted }: CustomerProps) => (
  <Stack gap="xl">
    <RecordActions
      actions={customerActions}
      record={customer}
      name={customer.name}
      onEnd={onDeleted}
    />
    <Contact customer={customer} />
    <SavedCards customer={customer} />
    <BankAccounts customer={customer} />
    <Activity customerId={customer.customerId} />
  </Stack>
);
