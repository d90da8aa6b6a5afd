import * as invites from '@payfac/api/contract/invites';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { send } from '../../../shared/api/connection.ts';
import { OneOf } from '../../../shared/form/controls/choices.tsx';
import { laterRecordOf } from '../../../shared/form/controls/later-records.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { useChosenProduct } from '../offer/chosen-product.ts';
import { Product } from '../offer/product.ts';
import { useOffer } from '../offer/use-offer.ts';
import { showCreated } from './local-changes.ts';

const Merchant = laterRecordOf(
  async () => (await import('../../../entities/accounts/picker.ts')).accountPicker,
);

/** Invites a merchant that is boarded already to another product; who they are is known. */
export function AddMerchant({ onClose }: { readonly onClose: () => void }) {
  const chosen = useChosenProduct();
  const form = useCallForm(invites.addMerchant, {
    initial: { ...(chosen !== undefined && { spProductId: chosen }) },
    call: (body) => send(invites.addMerchant)({ body }),
    onDone: (invite) => {
      const { name, businessName } = invite;
      notify(
        'success',
        `Created the invite. Send it to ${businessName ?? name} when you're ready.`,
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
