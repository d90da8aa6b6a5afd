import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Text } from '../typography/index.ts';
import { CardBrand } from './index.ts';

const meta = {
  title: 'Money/Card brand',
  id: 'components-cardbrand',
  component: CardBrand,
  args: { brand: 'visa' },
} satisfies Meta<typeof CardBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BesideItsNumber: Story = {
  render: (args) => (
    <Inline>
      <CardBrand {...args} />
      <Text as="span" isTabular>
        •••• 4242
      </Text>
    </Inline>
  ),
};
