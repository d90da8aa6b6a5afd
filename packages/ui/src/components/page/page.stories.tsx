import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Money } from '../money/index.ts';
import { Text } from '../typography/index.ts';
import { Page } from './index.ts';

const meta = {
  title: 'Layout/Page',
  id: 'components-page',
  component: Page,
  args: {
    title: 'Payouts',
    description: 'Money on its way to the bank, and what has reached it.',
    actions: <Button variant="primary">New payout</Button>,
    children: (
      <Card title="Next payout">
        <Stack gap="sm">
          <Inline gap="md">
            <Money amount={1_248_050} rank="hero" />
            <StatusBadge tone="info">Scheduled</StatusBadge>
          </Inline>
          <Text tone="muted" size="small">
            Reaches the bank on November 24.
          </Text>
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Record: Story = {
  args: {
    width: 'record',
    actions: <Button>Download report</Button>,
    title: 'Payout of November 24',
    description: 'On its way to the bank.',
    children: (
      <Card title="Amount">
        <Stack gap="sm">
          <Inline gap="md">
            <Money amount={1_248_050} rank="hero" />
            <StatusBadge tone="info">In transit</StatusBadge>
          </Inline>
          <Text tone="muted" size="small">
            42 payments, 3 refunds, and the fees of both.
          </Text>
        </Stack>
      </Card>
    ),
    breadcrumbs: [{ label: 'Payouts', href: '#payouts' }],
    aside: (
      <Card title="Bank account" headingLevel={2}>
        <DescriptionList
          columns={1}
          entries={[
            { term: 'Bank', value: 'First Harbor Bank' },
            { term: 'Account', value: '•••• 6789' },
          ]}
        />
      </Card>
    ),
  },
};
