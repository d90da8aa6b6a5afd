import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { ErrorPage } from './index.ts';

const meta = {
  title: 'Feedback/Error page/States',
  id: 'components-errorpage-states',
  component: ErrorPage,
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAnything: Story = {};
export const NewVersion: Story = {
  args: {
    tone: 'info',
    title: 'There is a newer version',
    children: 'A new version is available.',
    actions: <Button variant="primary">Reload the page</Button>,
  },
};
