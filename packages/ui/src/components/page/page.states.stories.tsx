import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Page } from './index.ts';

const meta = {
  title: 'Layout/Page/States',
  id: 'components-page-states',
  component: Page,
} satisfies Meta<typeof Page>;
export default meta;

const titles = {
  form: 'Payout schedule',
  record: 'Payout of November 24',
  list: 'Payouts',
  full: 'Reconciliation',
} as const;

const widthOf = (width: 'form' | 'record' | 'list' | 'full'): StoryObj => ({
  render: () => (
    <Page title={titles[width]} width={width} description={`At the width of a ${width} page.`}>
      <Card title="Next payout">$12,480.50 reaches First Harbor Bank on November 24.</Card>
    </Page>
  ),
});

export const Form = widthOf('form');
export const Record = widthOf('record');
export const List = widthOf('list');
export const Full = widthOf('full');
export const WithAside: StoryObj = {
  render: () => (
    <Page
      title="Payout of November 24"
      width="record"
      aside={<Card title="Bank account">First Harbor Bank •••• 6789</Card>}
    >
      <Card title="Amount">$12,480.50, from 42 payments and 3 refunds.</Card>
    </Page>
  ),
};
