import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../typography/index.ts';
import { Kbd } from './index.ts';

const meta = {
  title: 'Layout/Key',
  id: 'components-kbd',
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InAText: Story = {
  render: () => (
    <Text>
      Press <Kbd>J</Kbd> for the next row, <Kbd>Enter</Kbd> to open it.
    </Text>
  ),
};
