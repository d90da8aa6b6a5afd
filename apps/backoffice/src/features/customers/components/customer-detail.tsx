import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Customer } from '@payfac/domain/customers';
import { Skeleton } from '@payfac/ui/skeleton';
import { Tabs } from '@payfac/ui/tabs';
import { type ComponentType, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { withParams } from '../../../shared/address.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { useActs } from '../../../shared/lists/actions/use-acts.ts';
import type { UseStory } from '../../../shared/lists/detail/story/story.ts';
import { type AppRoute, mayOpen } from '../../../shared/routes/route.ts';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import type { OfCustomer } from '../activity/of-customer.ts';
import { customerActions } from '../row-actions.tsx';
import { BankAccounts } from './bank-accounts.tsx';
import { SavedCards } from './saved-cards.tsx';

const addressOf = ({ street, city, state, zip }: Customer): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

interface Part extends Pick<AppRoute, 'access' | 'feature'> {
  readonly id: string;
  readonly label: string;
  readonly List: ComponentType<OfCustomer>;
}

/** Each part loads when it is opened, and is shown to users who may open the page it links to. */
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

/** The customer's payments, invoices and subscriptions; the address names the open part. */
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

/** A customer: what they paid, how to reach them, what they keep to pay with, and what they did last. */
export const useCustomerStory: UseStory<Customer> = (customer, onEnd) => {
  const holder = useHolder();
  const { subMerchantId, company, email, mobileNumber } = customer;
  const { spentAmount, lastPaymentAt } = customer;
  return {
    ...(lastPaymentAt && { amount: { of: spentAmount, label: 'Spent' } }),
    acts: useActs({ actions: customerActions, record: customer, name: customer.name, onEnd }),
    facts: [
      { term: 'Last payment', value: lastPaymentAt && showMoment(lastPaymentAt) },
      { term: 'Email', value: email },
      { term: 'Mobile phone', value: mobileNumber && formatPhoneNumber(mobileNumber) },
      { term: 'Company', value: company },
      accountFact(customer),
      { term: 'Address', value: addressOf(customer) },
      { term: 'Created', value: showMoment(customer.createdAt) },
      {
        term: 'Hidden',
        value:
          !can(holder, 'pii.view', { subMerchantId }) &&
          'Email and phone are partly hidden, and the street isn’t shown. Your role doesn’t include personal data.',
      },
    ],
    parts: [
      {
        title: 'Latest',
        content: <Activity customerId={customer.customerId} />,
      },
      {
        title: 'Pays with',
        content: (
          <>
            <SavedCards customer={customer} />
            <BankAccounts customer={customer} />
          </>
        ),
      },
    ],
  };
};
