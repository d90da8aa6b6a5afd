import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComboBox } from './index.ts';

const options = [
  { value: 'sm_1001', label: 'Blue Door Cafe', description: 'sm_1001' },
  { value: 'sm_1002', label: 'Nordhaven Cycles', description: 'sm_1002' },
  { value: 'sm_1003', label: 'Riverside Books', description: 'sm_1003' },
];

const meta = {
  title: 'Fields/Combo box',
  component: ComboBox,
  args: { label: 'Sub-merchant', options, placeholder: 'Name or ID' },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'sm_1002' } };
export const OwnValues: Story = {
  args: {
    label: 'Tag',
    placeholder: 'Choose or type',
    allowsCustomValue: true,
    options: [{ value: 'wholesale', label: 'wholesale' }],
  },
};
export const DigitsOnly: Story = {
  args: {
    label: 'Merchant category code',
    placeholder: 'Four digits',
    allowsCustomValue: true,
    isDigitsOnly: true,
    options: [
      { value: '5812', label: '5812', description: 'Restaurants' },
      { value: '5942', label: '5942', description: 'Book stores' },
    ],
  },
};
