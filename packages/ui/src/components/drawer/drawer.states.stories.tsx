import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Drawer } from './index.ts';

const clause = 'Evidence that the goods arrived: a receipt signed by the cardholder.';

const meta = {
  title: 'Overlays/Drawer/States',
  id: 'components-drawer-states',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'Dispute 7718',
    children: clause,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutButtons: Story = {};
export const LongContent: Story = {
  args: {
    title: 'Dispute 7718 of Blue Lagoon Surf School and Equipment Rental',
    children: Array.from({ length: 40 }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a sample without identity
      <p key={index}>
        {index + 1}. {clause}
      </p>
    )),
    footer: (
      <>
        <Button>Accept the loss</Button>
        <Button variant="primary">Send evidence</Button>
      </>
    ),
  },
};
