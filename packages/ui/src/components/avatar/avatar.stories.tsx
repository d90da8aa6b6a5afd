import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Avatar, BrandLogo } from './index.ts';

const meta = {
  title: 'Data/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Logo: Story = {
  render: () => (
    <Cases>
      <Case label="a brand’s mark and name">
        <BrandLogo name="Harbor Payments Backoffice" />
      </Case>
      <Case label="only the mark">
        <BrandLogo name="Harbor Payments Backoffice" isMini />
      </Case>
    </Cases>
  ),
};
