import * as invites from '@payfac/api/contract/invites';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { send } from '../../../shared/api/connection.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { Phone } from '../../../shared/form/controls/masked.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { type CallFormHandle, useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { Product, useTemplates } from '../offer.ts';
import { showCreated } from './local-changes.ts';

/** The field of an error: the address already has an open invite, or mail to it bounces. */
export const fieldOfCode = { ALREADY_INVITED: 'email', NOT_DELIVERED: 'email' } as const;

/** The templates of the chosen product; another product's templates are cleared. */
function useOffer(spProductId: string | undefined, onForget: () => void) {
  const of = useRef(spProductId);
  useEffect(() => {
    if (of.current === spProductId) return;
    of.current = spProductId;
    onForget();
  });
  return useTemplates(spProductId);
}

/** The product that the page is filtered by, as the default of a new invite. */
function useChosenProduct(): string | undefined {
  const [params] = useSearchParams();
  const chosen = params.getAll('spProductId');
  return chosen.length === 1 ? chosen[0] : undefined;
}

const Merchant = laterRecordOf(
  async () => (await import('../../../entities/accounts/picker.ts')).accountPicker,
);

/** Invites an already boarded merchant to another product; its contact data is known. */
export function AddMerchant({ onClose }: { readonly onClose: () => void }) {
  const chosen = useChosenProduct();
  const form = useCallForm(invites.addMerchant, {
    initial: { ...(chosen !== undefined && { spProductId: chosen }) },
    call: (body) => send(invites.addMerchant)({ body }),
    onDone: (invite) => {
      const { name, businessName } = invite;
      notify(
        'success',
        `Created the invite. Send it to ${businessName ?? name} when you’re ready.`,
      );
      showCreated(invite);
      onClose();
    },
    fieldOfCode: { ALREADY_INVITED: 'subMerchantId', NO_ADDRESS: 'subMerchantId' },
  });
  const { Field } = form;
  const { control, setValue } = form.form;
  const offer = useOffer(useWatch({ control, name: 'spProductId' }) || undefined, () => {
    setValue('feeTemplateId', undefined);
    setValue('onboardingFlowTemplateId', undefined);
  });
  return (
    <FormDialog of={form} title="Add merchant" submitLabel="Create invite" onClose={onClose}>
      <FormSection>
        <FormWide>
          <Field
            name="subMerchantId"
            as={Merchant}
            label="Merchant"
            description="One that has an account already. Name, email and phone come from it."
            isRequired
          />
        </FormWide>
        <FormWide>
          <Field name="spProductId" as={Product} label="Product to invite it to" isRequired />
        </FormWide>
        <Field name="feeTemplateId" as={OneOf} label="Fees" {...offer.fees} />
        <Field name="onboardingFlowTemplateId" as={OneOf} label="Onboarding flow" {...offer.flow} />
      </FormSection>
    </FormDialog>
  );
}

/** Invites a merchant to board with a product: saved to send later, or sent at once. */
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
