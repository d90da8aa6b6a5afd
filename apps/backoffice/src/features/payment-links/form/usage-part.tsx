import { templateFieldLabels } from '@payfac/domain/payment-link-templates';
import { FormSection } from '@payfac/ui/form-layout';
import { useWatch } from 'react-hook-form';
import { WholeNumber } from '../../../shared/form/controls/amounts.tsx';
import { Usage } from './controls.tsx';
import type { PartProps } from './form-props.ts';

/** How often a link can be paid. */
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
