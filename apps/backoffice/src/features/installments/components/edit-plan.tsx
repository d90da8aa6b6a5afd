import * as installments from '@payfac/api/contract/installments';
import type { Installment } from '@payfac/domain/installments';
import { FormSection, FormWide } from '@payfac/ui/form-layout';
import { Card } from '../../../entities/cards/card-control.tsx';
import { WithCustomer } from '../../../entities/customers/with-customer.tsx';
import { send } from '../../../shared/api/connection.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { bodyOf, valuesOf } from '../../../shared/form/of-body.ts';
import { useCallForm } from '../../../shared/form/use-call-form.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { localPlans } from '../local.ts';
import { nameOf } from '../words.ts';

interface EditPlanProps {
  readonly plan: Installment;
  readonly onClose: () => void;
}

/** Edits a plan's card and reference data; amounts and dates stay as agreed. */
export function EditPlan({ plan, onClose }: EditPlanProps) {
  const { installmentId, customerId, customerName } = plan;
  const form = useCallForm(installments.update, {
    initial: valuesOf(installments.update.body, plan, {}),
    call: (values) =>
      send(installments.update)({
        params: { installmentId },
        body: bodyOf(installments.update.body, values, {}),
      }),
    onDone: (changed) => {
      localPlans.changed(changed);
      notify('success', `Saved the installment plan of ${nameOf(changed)}.`);
      onClose();
    },
  });
  const { Field } = form;
  return (
    <FormDialog
      of={form}
      title={`Edit ${customerName}’s installment plan`}
      submitLabel="Save changes"
      onClose={onClose}
    >
      <FormSection description="Amounts and due dates stay as they were agreed.">
        <FormWide>
          <WithCustomer customerId={customerId}>
            {(customer) => <Field name="token" as={Card} label="Saved card" customer={customer} />}
          </WithCustomer>
        </FormWide>
        <FormWide>
          <Field name="description" as={Text} label="Description" maxLength={255} />
        </FormWide>
        <Field name="invoiceNumber" as={Text} label="Invoice number" maxLength={40} />
      </FormSection>
    </FormDialog>
  );
}
