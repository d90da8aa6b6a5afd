import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { ErrorPage } from './index.ts';

const meta = {
  title: 'Feedback/Error page',
  id: 'components-errorpage',
  component: ErrorPage,
  args: {
    reference: 'req_8f21aa90c4d2',
    onRetry: () => undefined,
    actions: <Link href="/">Go to the dashboard</Link>,
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
