import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { FieldCases } from '../../stories/field-cases.tsx';
import { MultiSelect } from './index.ts';

const options = ['Visa', 'Mastercard', 'Amex', 'Discover'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = { title: 'Fields/Multi-select/States', component: MultiSelect } satisfies Meta<
  typeof MultiSelect
>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <FieldCases
      field={(state, isFilled) => (
        <MultiSelect
          label="Card brands"
          options={options}
          placeholder="Any"
          defaultValue={isFilled ? ['visa', 'mastercard', 'discover'] : []}
          {...state}
        />
      )}
    />
  ),
};

/** The list is anchored to the whole field, regardless of its tags. */
export const Open: StoryObj = {
  render: () => (
    <div data-stage="" style={{ minBlockSize: 260, maxInlineSize: 320 }}>
      <MultiSelect label="Card brands" options={options} defaultValue={['visa', 'mastercard']} />
    </div>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await screen.findAllByRole('option');
  },
};
