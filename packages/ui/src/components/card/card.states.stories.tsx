import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Button } from '../button/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Layout/Card/States',
  id: 'components-card-states',
  component: Card,
  args: { children: '' },
} satisfies Meta<typeof Card>;
export default meta;

const body = 'Settled money goes to First Harbor Bank, account •••• 6789.';

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="bare">
        <Card>{body}</Card>
      </Case>
      <Case label="title">
        <Card title="Payout account">{body}</Card>
      </Case>
      <Case label="title, description, actions">
        <Card
          title="Payout account"
          description="Where settled money goes."
          actions={<Button size="small">Change</Button>}
        >
          {body}
        </Card>
      </Case>
      <Case label="a title longer than its place">
        <Card
          title="Payout account of Blue Lagoon Surf School and Equipment Rental"
          actions={<Button size="small">Change</Button>}
        >
          {body}
        </Card>
      </Case>
    </Cases>
  ),
};
