import { applicationsCenter } from '@payfac/api/contract/accounts-center';
import * as applications from '@payfac/api/contract/applications';
import { FormSection } from '@payfac/ui/form-layout';
import { Text } from '@payfac/ui/typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { overviewAddress } from '../../../entities/accounts/overview-address.ts';
import { productsBut } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { recordOf } from '../../../shared/form/controls/records.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { nameOf, useAccount } from '../account.ts';

/** Service providers have their own call, with the same body. */
const cloneBy = {
  merchant: send(applications.clone),
  provider: send(applicationsCenter.clone),
};

/** Starts another application of the same business, for another product. */
export function CloneDialog({ onClose }: { readonly onClose: () => void }) {
  const { application, record, view } = useAccount();
  const navigate = useNavigate();
  const [Product] = useState(() => recordOf(productsBut(application.spProductId)));
  const form = useCallForm(applications.clone, {
    initial: { smApplicationId: application.applicationId, subMerchantObjId: record._id },
    call: (body) => cloneBy[view]({ body }),
    onDone: ({ applicationId, spProductName }) => {
      notify('success', `Cloned ${nameOf(application)} for ${spProductName}.`);
      onClose();
      void navigate(overviewAddress(view, applicationId));
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Clone ${nameOf(application)}`}
      submitLabel="Clone account"
      onClose={onClose}
    >
      <Text>
        Business, owners, and MCC are copied to a new application. Bank account, checks, fees, and
        features aren’t.
      </Text>
      <FormSection columns={1}>
        <Field name="spProductId" as={Product} label="Product" isRequired />
      </FormSection>
    </FormDialog>
  );
}
