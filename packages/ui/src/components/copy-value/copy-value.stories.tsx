import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyValue } from './index.ts';

const meta = {
  title: 'Actions/Copy value',
  id: 'components-copyvalue',
  component: CopyValue,
  args: { value: 'tx_8f21aa90c4d2', label: 'transaction id' },
} satisfies Meta<typeof CopyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mono: Story = { args: { isMono: true } };
export const OneLine: Story = {
  args: {
    value: 'req_4ef4b2c18cae7ae745581694286571e5',
    label: 'request ID',
    isMono: true,
    isOneLine: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
