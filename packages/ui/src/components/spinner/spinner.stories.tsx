import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';

const meta = {
  title: 'Feedback/Spinner',
  id: 'components-spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Loading transactions' } };
