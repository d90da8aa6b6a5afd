import type { Meta, StoryObj } from '@storybook/react-vite';
import { EinInput, SsnInput } from './index.ts';

const meta = {
  title: 'Fields/Tax ID input',
  component: SsnInput,
  args: { label: 'Social Security number' },
} satisfies Meta<typeof SsnInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '123456789' } };
export const Employer: StoryObj = {
  render: () => <EinInput label="EIN" defaultValue="123456789" />,
};
