import type { Customer } from '@payfac/domain/customers';
import { templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { wholeContact } from '../../../entities/customers/contact.ts';
import { CustomerField } from '../../../entities/customers/customer-field.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import type { LinkFormHandle, PartProps } from '../form/controls.tsx';

/** The number for a text message; loaded with the first link sent that way. */
const MobileField = ({ link: { Field } }: { readonly link: LinkFormHandle }) => (
  <Field name="mobileNumber" as={Phone} label="Mobile phone" isRequired />
);

interface SendToProps extends PartProps {
  readonly subMerchantId: string;
  readonly sendEmail: boolean;
  readonly sendSms: boolean;
}

/** The link's recipient and channels; without a channel, its creator shares it. */
export function SendTo({ link, Slot, subMerchantId, sendEmail, sendSms }: SendToProps) {
  const { Field, form } = link;
  const [customerId, customerName] = useWatch({
    control: form.control,
    name: ['customerId', 'customerName'],
  });
  const change = (customer: Customer | undefined) => {
    const dirty = { shouldDirty: true };
    form.setValue('customerId', customer?.customerId, dirty);
    form.setValue('customerName', customer?.name, dirty);
    // Never send to another customer's address.
    for (const name of ['email', 'mobileNumber'] as const) {
      const shouldValidate = form.getFieldState(name).invalid;
      form.setValue(name, wholeContact(customer?.[name]), { ...dirty, shouldValidate });
    }
  };
  return (
    <FormSection
      title="Send to"
      description="Turn both off to create a link and QR code you can share yourself."
    >
      <FormWide>
        <CustomerField
          subMerchantId={subMerchantId}
          customer={customerId ? { customerId, name: customerName ?? '' } : undefined}
          onChange={change}
          isLater
        />
      </FormWide>
      <Slot name="sendEmail">
        <Field name="sendEmail" as={Tick} label={templateFieldLabels.sendEmail} />
      </Slot>
      <Slot name="sendSms">
        <Field name="sendSms" as={Tick} label={templateFieldLabels.sendSms} />
      </Slot>
      {sendEmail && <Field name="email" as={Text} label="Email address" type="email" isRequired />}
      {sendSms && (
        <Suspense>
          <MobileField link={link} />
        </Suspense>
      )}
    </FormSection>
  );
}
