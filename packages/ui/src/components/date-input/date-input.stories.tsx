import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateInput } from './index.ts';

const meta = {
  title: 'Fields/Date input',
  component: DateInput,
  args: { label: 'Due date' },
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-11-20' } };
export const Bounded: Story = {
  args: {
    defaultValue: '2026-11-20',
    earliest: '2026-11-01',
    latest: '2026-11-30',
    description: 'A day in November 2026',
  },
};
export const OutOfBounds: Story = {
  args: { defaultValue: '2026-12-24', latest: '2026-11-30' },
};
export const WithoutCalendar: Story = { args: { label: 'Date of birth', hasCalendar: false } };
