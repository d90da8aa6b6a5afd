import { can } from '@payfac/domain/access';
import { formatPhoneNumber } from '@payfac/domain/contact';
import type { Customer } from '@payfac/domain/customers';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { accountFact } from '../../../entities/accounts/account-link.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { showMoment } from '../../../shared/time/show.ts';
import * as styles from './detail.css.ts';

const addressOf = ({ street, city, state, zip }: Customer): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Who the customer is and how to reach them, as far as this person may see it. */
export function Contact({ customer }: { readonly customer: Customer }) {
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
