import { sectionFields, templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { type CollectField, linkPaymentMethodLabels } from '@payfac/domain/payment-links';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { Rate, WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Day } from '../../../shared/form/controls/masked.tsx';
import { LongText, Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import { ExpiryUnit, type LinkFormHandle, type PartProps, Usage } from './controls.tsx';
import * as styles from './form.css.ts';

/** A link's options, without how it is sent. */
export const optionNames = sectionFields.options.filter(
  (name) => name !== 'sendEmail' && name !== 'sendSms',
);

/** A link's expiration: some time after it is created, or the end of a day. */
function ExpiryFields({ link: { Field, form } }: { readonly link: LinkFormHandle }) {
  const unit = useWatch({ control: form.control, name: 'expiryUnit' });
  const choice = <Field name="expiryUnit" as={ExpiryUnit} label={templateFieldLabels.expiresAt} />;
  if (unit === 'specificDate') {
    return (
      <>
        {choice}
        <Field
          name="expiryDay"
          as={Day}
          label="Last day"
          description="The link expires as this day ends."
          isRequired
          hasCalendar
        />
      </>
    );
  }
  return (
    <div className={styles.pair}>
      <Field name="expiryValue" as={WholeNumber} label="How long it lasts" isRequired />
      {choice}
    </div>
  );
}

/** How many times a link can be paid. */
export function UsagePart({ link: { Field, form }, Slot }: PartProps) {
  const type = useWatch({ control: form.control, name: 'usageType' });
  return (
    <FormSection>
      <Slot name="usageType">
        <Field name="usageType" as={Usage} label={templateFieldLabels.usageType} />
      </Slot>
      {type === 'multi_use' && (
        <Slot name="usageLimit">
          <Field
            name="usageLimit"
            as={WholeNumber}
            label={templateFieldLabels.usageLimit}
            description="How many payments it takes."
            isRequired
          />
        </Slot>
      )}
    </FormSection>
  );
}

const labels = templateFieldLabels;

const asked: readonly (readonly [CollectField, string])[] = [
  ['collectEmail', 'Email'],
  ['collectPhoneNumber', 'Phone number'],
  ['collectBillingAddress', 'Billing address'],
  ['collectShippingAddress', 'Shipping address'],
];

/** A link's payment methods, the data it collects, and its expiration. */
export function OptionsPart({ link, Slot, isShown }: PartProps) {
  const { Field } = link;
  return (
    <FormSection>
      {isShown(['paymentMethods']) && (
        <FormWide>
          <Slot name="paymentMethods">
            <fieldset className={styles.ticks}>
              <legend className={styles.legend}>Pay by</legend>
              <Field name="creditCard" as={Tick} label={linkPaymentMethodLabels.creditCard} />
              <Field name="eCheck" as={Tick} label={linkPaymentMethodLabels.eCheck} />
            </fieldset>
          </Slot>
        </FormWide>
      )}
      <Slot name="expiresAt">
        <ExpiryFields link={link} />
      </Slot>
      <Slot name="invoiceNumber">
        <Field name="invoiceNumber" as={Text} label={labels.invoiceNumber} maxLength={40} />
      </Slot>
      <Slot name="diffPercentage">
        <Field
          name="diffPercentage"
          as={Rate}
          label={labels.diffPercentage}
          description="Debit cards and bank accounts pay less. Leave empty for the account’s own."
        />
      </Slot>
      {isShown(asked.map(([name]) => name)) && (
        <FormWide>
          <fieldset className={styles.ticks}>
            <legend className={styles.legend}>Ask the payer for</legend>
            {asked.map(([name, label]) => (
              <Slot key={name} name={name}>
                <Field name={name} as={Tick} label={label} />
              </Slot>
            ))}
          </fieldset>
        </FormWide>
      )}
      <FormWide>
        <Slot name="collectPaymentMethod">
          <Field
            name="collectPaymentMethod"
            as={Tick}
            label="Save the card or bank account"
            description="Kept with the customer for later payments."
          />
        </Slot>
      </FormWide>
      <FormWide>
        <Slot name="notes">
          <Field
            name="notes"
            as={LongText}
            label={labels.notes}
            description="Shown to the payer."
            maxLength={1000}
          />
        </Slot>
      </FormWide>
    </FormSection>
  );
}
