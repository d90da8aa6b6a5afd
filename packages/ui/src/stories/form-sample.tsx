import { Button } from '../components/button/index.ts';
import { Checkbox } from '../components/checkbox/index.ts';
import { CurrencyInput } from '../components/currency-input/index.ts';
import { DateInput } from '../components/date-input/index.ts';
import {
  FormActions,
  FormErrorSummary,
  FormSection,
  FormWide,
} from '../components/form-layout/index.ts';
import { PhoneInput } from '../components/phone-input/index.ts';
import { Select } from '../components/select/index.ts';
import { TextArea } from '../components/text-area/index.ts';
import { TextField } from '../components/text-field/index.ts';

const terms = [
  { value: 'receipt', label: 'Due on receipt' },
  { value: '30', label: '30 days' },
];

const problems = [
  { name: 'name', message: 'Enter the name of the customer' },
  { name: 'phone', message: 'Enter ten digits' },
];

/** The parts of a typical form, for stories. */
export function SampleForm({ hasProblems = false }: { readonly hasProblems?: boolean }) {
  const error = (message: string) =>
    hasProblems ? { errorMessage: message, isTouched: true } : {};
  return (
    <>
      <FormErrorSummary problems={hasProblems ? problems : []} isFocused={false} />
      <FormSection title="Customer" description="Who is billed, and how to reach them.">
        <TextField
          label="Name"
          name="name"
          isRequired
          {...error('Enter the name of the customer')}
        />
        <TextField label="Email" name="email" type="email" defaultValue="ada@example.com" />
        <PhoneInput
          label="Phone"
          name="phone"
          defaultValue="202555"
          {...error('Enter ten digits')}
        />
        <Select label="Payment term" name="term" options={terms} defaultValue="30" />
      </FormSection>
      <FormSection title="First invoice" columns={3}>
        <CurrencyInput label="Amount" name="amount" defaultValue={1250.5} isRequired />
        <CurrencyInput
          label="Tax"
          name="tax"
          defaultValue={null}
          description="Up to $500"
          max={500}
        />
        <DateInput label="Due date" name="due" defaultValue="2026-12-15" />
        <FormWide>
          <TextArea label="Notes" name="notes" rows={2} />
        </FormWide>
        <FormWide>
          <Checkbox label="Send the invoice by email" name="send" defaultValue />
        </FormWide>
      </FormSection>
      <FormActions>
        <Button>Cancel</Button>
        <Button variant="primary" type="submit">
          Save customer
        </Button>
      </FormActions>
    </>
  );
}
