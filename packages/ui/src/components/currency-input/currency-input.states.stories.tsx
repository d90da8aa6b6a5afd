import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case } from '../../stories/cases.tsx';
import { FieldCases } from '../../stories/field-cases.tsx';
import { CurrencyInput } from './index.ts';

const meta = {
  title: 'Money/Currency input/States',
  id: 'fields-currency-input-states',
  component: CurrencyInput,
} satisfies Meta<typeof CurrencyInput>;
export default meta;

export const Hero: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <CurrencyInput
          label="Amount"
          size="hero"
          placeholder="$0.00"
          defaultValue={isFilled ? 1234.56 : null}
          {...state}
        />
      )}
    >
      <Case label="long">
        <CurrencyInput label="Amount" size="hero" defaultValue={999_999_999.99} />
      </Case>
    </FieldCases>
  ),
};

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <CurrencyInput label="Amount" defaultValue={isFilled ? 1234.56 : null} {...state} />
      )}
    >
      <Case label="negative">
        <CurrencyInput label="Adjustment" allowNegative defaultValue={-1234.56} />
      </Case>
      <Case label="prefix in words">
        <CurrencyInput label="Amount" prefix="USD " defaultValue={1234.56} />
      </Case>
    </FieldCases>
  ),
};
