import * as invites from '@payfac/api/contract/invites';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { send } from '../../../shared/api/connection.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { type CallFormHandle, useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useChosenProduct } from '../offer/chosen-product.ts';
import { Product } from '../offer/product.ts';
import { useOffer } from '../offer/use-offer.ts';
import { fieldOfCode } from './field-of-code.ts';
import { showCreated } from './local-changes.ts';

/** Invites somebody to board with a product: kept to be sent later, or sent at once. */
export function NewInvite({ onClose }: { readonly onClose: () => void }) {
  const chosen = useChosenProduct();
  const isSent = useRef(true);
  const form = useCallForm(invites.create, {
    initial: { ...(chosen !== undefined && { spProductId: chosen }) },
    call: (body) => (isSent.current ? send(invites.createAndSend) : send(invites.create))({ body }),
    onDone: (invite) => {
      const { status, name, email } = invite;
      notify(
        'success',
        status === 'sent' ? `Sent an invite to ${email}.` : `Created the invite for ${name}.`,
      );
      showCreated(invite);
      onClose();
    },
    fieldOfCode,
  });
  const { Field } = form;
  const { control, setValue } = form.form;
  const offer = useOffer(useWatch({ control, name: 'spProductId' }) || undefined, () => {
    setValue('feeTemplateId', undefined);
    setValue('onboardingFlowTemplateId', undefined);
  });
  const submit = (sends: boolean) => {
    isSent.current = sends;
    form.submit();
  };
  const sending: CallFormHandle<typeof invites.create> = { ...form, submit: () => submit(true) };
  return (
    <FormDialog
      of={sending}
      title="New invite"
      submitLabel="Create and send"
      other={{ label: 'Create invite', onPress: () => submit(false) }}
      onClose={onClose}
    >
      <FormSection>
        <FormWide>
          <Field name="spProductId" as={Product} label="Product" isRequired />
        </FormWide>
        <Field name="name" as={Text} label="Name" isRequired maxLength={120} />
        <Field name="email" as={Text} label="Email" type="email" isRequired />
        <Field name="businessName" as={Text} label="Business" maxLength={120} />
        <Field
          name="mobileNumber"
          as={Phone}
          label="Mobile phone"
          description="For the code that confirms their phone."
        />
        <Field name="feeTemplateId" as={OneOf} label="Fees" {...offer.fees} />
        <Field name="onboardingFlowTemplateId" as={OneOf} label="Onboarding flow" {...offer.flow} />
      </FormSection>
    </FormDialog>
  );
}
