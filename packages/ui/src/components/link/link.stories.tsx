import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, Link } from './index.ts';

const meta = {
  title: 'Actions/Link',
  id: 'components-link',
  component: Link,
  args: { href: '#payouts', children: 'See all payouts' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const External: Story = {
  args: { isExternal: true, href: 'https://example.com', children: 'Terms and Conditions' },
};
export const LikeAButton: Story = {
  render: () => (
    <ButtonLink variant="primary" href="#new">
      New invoice
    </ButtonLink>
  ),
};
