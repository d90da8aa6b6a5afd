import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './index.ts';

const meta = {
  title: 'Feedback/Progress',
  id: 'components-progress',
  component: Progress,
  args: { label: 'Exporting transactions', value: 42 },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = { args: { valueText: '4,200 of 10,000 rows' } };
export const Done: Story = { args: { value: 100 } };
