import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import type { Customer } from '@payfac/domain/customers';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CardChoice } from '../../../entities/cards/card-choice.tsx';
import { CardFields } from '../../../entities/cards/card-fields.tsx';
import type { Bin } from '../order.ts';
import * as styles from '../page.css.ts';
import { BillingFields, type SectionProps } from './sections.tsx';

/** A card in words from its BIN, such as `Visa debit card`. */
export const cardName = ({ cardBrand, cardKind }: Bin): string =>
  [cardBrand && cardBrandLabels[cardBrand], cardKind?.toLowerCase(), 'card']
    .filter(Boolean)
    .join(' ');

interface CardSectionProps extends SectionProps {
  readonly fieldsRef: RefObject<MountedFields | undefined>;
  readonly onDigits: (digits: string | null) => void;
}

/** A card that is typed in. */
export function CardSection({ sale, fieldsRef, onDigits }: CardSectionProps) {
  const subMerchantId = useWatch({ control: sale.form.control, name: 'subMerchantId' });
  return (
    <div className={styles.means}>
      {subMerchantId !== '' && (
        <CardFields
          key={subMerchantId}
          subMerchantId={subMerchantId}
          fieldsRef={fieldsRef}
          onChange={(change) => onDigits(change.bin)}
        />
      )}
      <BillingFields sale={sale} />
    </div>
  );
}

interface SavedCardSectionProps extends SectionProps {
  readonly customer: Customer | undefined;
  /** The field that chooses the customer. */
  readonly field: ReactNode;
}

/** A customer's saved card. */
export function SavedCardSection({ sale, customer, field }: SavedCardSectionProps) {
  const { form } = sale;
  const formState = useFormState({ control: form.control, name: 'token' });
  const token = useWatch({ control: form.control, name: 'token' });
  return (
    <div className={styles.means}>
      {field}
      <div>
        <Suspense>
          <CardChoice
            customer={customer}
            token={token}
            errorMessage={form.getFieldState('token', formState).error && 'Select a saved card.'}
            onChange={(chosen) => {
              form.setValue('token', chosen.token);
              form.clearErrors('token');
            }}
          />
        </Suspense>
      </div>
      {customer?.creditCards.some((each) => each.token === token) && <BillingFields sale={sale} />}
    </div>
  );
}
