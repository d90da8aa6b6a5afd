import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Navigation/Breadcrumbs/States',
  id: 'components-breadcrumbs-states',
  component: Breadcrumbs,
  args: { items: [] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

const products = { label: 'Products', href: '#products' };

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="one place">
        <Breadcrumbs items={[products]} />
      </Case>
      <Case label="this page at the end">
        <Breadcrumbs items={[products, { label: 'Tidewater', href: '#one' }]} current="Accounts" />
      </Case>
      <Case label="longer than a line">
        <Breadcrumbs
          items={[
            products,
            { label: 'Tidewater Commerce of the Eastern Seaboard', href: '#one' },
            { label: 'Underwriting and provisioning', href: '#two' },
            { label: 'Merchants with a rolling reserve', href: '#three' },
          ]}
          current="Blue Lagoon Surf School and Equipment Rental"
        />
      </Case>
    </Cases>
  ),
};
