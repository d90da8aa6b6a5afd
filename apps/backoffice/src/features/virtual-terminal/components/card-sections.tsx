import type { CardFields as MountedFields } from '@payfac/api/card-fields';
import { can } from '@payfac/domain/access';
import type { Customer } from '@payfac/domain/customers';
import { cardBrandLabels } from '@payfac/domain/enumerations';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { CardChoice } from '../../../entities/cards/card-choice.tsx';
import { cardHint } from '../../../entities/cards/card-fields.css.ts';
import { CardFields } from '../../../entities/cards/card-fields.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import type { Bin } from '../order.ts';
import * as styles from '../page.css.ts';
import { BillingFields, type SectionProps } from './sections.tsx';

/** A card in words by what its first digits tell, such as `Visa debit card`. */
const cardName = ({ cardBrand, cardKind }: Bin): string =>
  [cardBrand && cardBrandLabels[cardBrand], cardKind?.toLowerCase(), 'card']
    .filter(Boolean)
    .join(' ');

interface CardSectionProps extends SectionProps {
  readonly fieldsRef: RefObject<MountedFields | undefined>;
  /** What the first digits tell of the card. */
  readonly bin: Bin | undefined;
  readonly customer: Customer | undefined;
  readonly onDigits: (digits: string | null) => void;
}

/** A card that is typed in, and whether the customer keeps it. */
export function CardSection({ sale, fieldsRef, bin, customer, onDigits }: CardSectionProps) {
  const { Field, form } = sale;
  const holder = useHolder();
  const subMerchantId = useWatch({ control: form.control, name: 'subMerchantId' });
  return (
    <FormSection title="Card">
      <FormWide>
        {subMerchantId === '' ? (
          <p className={cardHint}>Select an account to enter card details.</p>
        ) : (
          <CardFields
            key={subMerchantId}
            subMerchantId={subMerchantId}
            fieldsRef={fieldsRef}
            onChange={(change) => onDigits(change.bin)}
          />
        )}
        {bin?.cardBrand && (
          <p className={styles.note} aria-live="polite">
            {cardName(bin)}
          </p>
        )}
      </FormWide>
      <BillingFields sale={sale} />
      {customer && can(holder, 'customers.manage') && (
        <FormWide>
          <Field name="keepsCard" as={Tick} label={`Save this card to ${customer.name}`} />
        </FormWide>
      )}
    </FormSection>
  );
}

interface SavedCardSectionProps extends SectionProps {
  readonly customer: Customer | undefined;
  /** Chooses the customer. */
  readonly field: ReactNode;
}

/** A card that a customer has. */
export function SavedCardSection({ sale, customer, field }: SavedCardSectionProps) {
  const { form } = sale;
  const formState = useFormState({ control: form.control, name: 'token' });
  const token = useWatch({ control: form.control, name: 'token' });
  return (
    <FormSection title="Saved card">
      {field && <FormWide>{field}</FormWide>}
      <FormWide>
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
      </FormWide>
      {customer?.creditCards.some((each) => each.token === token) && <BillingFields sale={sale} />}
    </FormSection>
  );
}
