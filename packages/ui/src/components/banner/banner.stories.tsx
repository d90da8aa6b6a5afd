import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './index.ts';

const meta = {
  title: 'Feedback/Banner',
  id: 'components-banner',
  component: Banner,
  args: {
    title: 'Payouts start on the next banking day',
    children: 'The first one takes two days.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dismissable: Story = { args: { onDismiss: () => undefined } };
