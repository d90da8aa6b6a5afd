import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './index.ts';

const meta = {
  title: 'Layout/Disclosure',
  id: 'components-disclosure',
  component: Disclosure,
  args: {
    title: 'Level II and III data',
    summary: '4 fields',
    children: 'Tax, duty, freight and the lines of the order.',
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpenAtFirst: true } };
export const Several: Story = {
  render: () => (
    <div>
      <Disclosure title="Card checks" summary="2 of 3 passed" headingLevel={2} isOpenAtFirst>
        The address and the security code match. The postal code does not.
      </Disclosure>
      <Disclosure title="Raw response" headingLevel={2}>
        The processor’s response.
      </Disclosure>
    </div>
  ),
};
