import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangePicker } from './index.ts';

const meta = {
  title: 'Fields/Date range picker',
  component: DateRangePicker,
  args: { label: 'Created', placeholder: 'Any time' },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: { id: 'last7Days' } } };
export const Empty: Story = {};
export const CustomRange: Story = {
  args: { defaultValue: { id: 'custom', from: '2026-11-03', to: '2026-11-14' } },
};
export const FewPeriods: Story = {
  args: {
    hiddenRanges: ['last24Hours', 'last48Hours', 'last60Days', 'thisQuarter', 'lastQuarter'],
    hasAll: true,
    latest: '2026-11-20',
  },
};
