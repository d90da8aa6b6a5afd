import { FormSection } from '../components/form-layout/index.ts';
import { PhoneInput } from '../components/phone-input/index.ts';
import { Select } from '../components/select/index.ts';
import { TextField } from '../components/text-field/index.ts';
import type { WizardProps } from '../components/wizard/index.ts';

const types = [
  { value: 'llc', label: 'Limited liability company' },
  { value: 'sole', label: 'Sole proprietor' },
];

/** An application in three steps, for stories. */
export const sampleWizard = {
  label: 'New account',
  finishLabel: 'Submit application',
  onFinish: () => undefined,
  steps: [
    {
      id: 'business',
      label: 'Business',
      content: (
        <FormSection title="Business" description="As it is registered.">
          <TextField label="Legal name" isRequired />
          <Select label="Type of business" options={types} defaultValue="llc" />
        </FormSection>
      ),
    },
    {
      id: 'owners',
      label: 'Owners',
      content: (
        <FormSection title="Owners" description="Everyone who holds 25 percent or more.">
          <TextField label="Full name" isRequired />
          <PhoneInput label="Phone" isRequired />
        </FormSection>
      ),
    },
    {
      id: 'payout',
      label: 'Payout',
      content: (
        <FormSection title="Payout" description="The bank account for settled money.">
          <TextField label="Routing number" isRequired />
          <TextField label="Account number" isRequired />
        </FormSection>
      ),
    },
  ],
} satisfies WizardProps;
