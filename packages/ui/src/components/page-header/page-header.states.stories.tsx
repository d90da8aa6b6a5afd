import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { StatusBadge } from '../badge/index.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Layout/Page header/States',
  id: 'components-pageheader-states',
  component: PageHeader,
  args: { title: '' },
} satisfies Meta<typeof PageHeader>;
export default meta;

const actions = (
  <>
    <Button>Edit</Button>
    <Button variant="primary">Approve</Button>
  </>
);

/** Each in an article, since a page has one header. */
export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="title">
        <article>
          <PageHeader title="Transactions" />
        </article>
      </Case>
      <Case label="description and actions">
        <article>
          <PageHeader
            title="Payouts"
            description="Times are those of New York."
            actions={actions}
          />
        </article>
      </Case>
      <Case label="a record">
        <article>
          <PageHeader
            title="Blue Door Cafe"
            description="Sub-merchant 20418, since March 2024"
            breadcrumbs={[{ label: 'Accounts', href: '#accounts' }]}
            badges={<StatusBadge tone="review">In review</StatusBadge>}
            actions={actions}
          />
        </article>
      </Case>
      <Case label="a title longer than its place">
        <article>
          <PageHeader
            title="Blue Lagoon Surf School, Equipment Rental and Boat Tours of the Eastern Seaboard"
            badges={<StatusBadge tone="success">Active</StatusBadge>}
            actions={actions}
          />
        </article>
      </Case>
    </Cases>
  ),
};
