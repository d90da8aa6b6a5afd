import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './index.ts';

const meta = {
  title: 'Fields/Text area',
  component: TextArea,
  args: { label: 'Notes' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Growing: Story = { args: { isGrowing: true, rows: 1 } };
export const Error: Story = {
  args: { errorMessage: 'Say why the charge is disputed', isTouched: true },
};
