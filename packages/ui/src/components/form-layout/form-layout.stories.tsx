import type { Meta, StoryObj } from '@storybook/react-vite';
import { SampleForm } from '../../stories/form-sample.tsx';
import { FormLayout } from './index.ts';

const meta = {
  title: 'Fields/Form layout',
  component: FormLayout,
  args: { label: 'New customer', children: <SampleForm /> },
} satisfies Meta<typeof FormLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithProblems: Story = {
  args: { label: 'New customer, refused', children: <SampleForm hasProblems /> },
};
