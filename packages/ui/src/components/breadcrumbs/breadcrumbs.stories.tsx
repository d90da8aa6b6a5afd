import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Products', href: '#products' },
      { label: 'Tidewater Commerce', href: '#product' },
    ],
    current: 'Accounts',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutThisPage: Story = {
  args: { items: [{ label: 'Invoices', href: '#invoices' }] },
  render: (args) => <Breadcrumbs items={args.items} />,
};
