import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Popover } from './index.ts';

const meta = {
  title: 'Overlays/Popover/States',
  id: 'components-popover-states',
  component: Popover,
  args: {
    label: 'What a reserve is',
    isOpen: true,
    trigger: <Button>About reserves</Button>,
    children: 'A share of each sale is held back for 90 days against chargebacks, then released.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Form: Story = {
  args: {
    label: 'Name of the view',
    trigger: <Button>Save as view</Button>,
    children: (close) => (
      <div data-stage="" style={{ display: 'grid', gap: 12 }}>
        <TextField label="Name" description="Only you can see it" />
        <Button variant="primary" onPress={close}>
          Save
        </Button>
      </div>
    ),
  },
};
