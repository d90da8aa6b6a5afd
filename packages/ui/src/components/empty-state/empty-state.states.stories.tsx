import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Button } from '../button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/Empty state/States',
  id: 'components-emptystate-states',
  component: EmptyState,
  args: { title: 'Nothing here' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

const KINDS = [
  'list',
  'search',
  'money',
  'documents',
  'people',
  'chart',
  'failed',
  'locked',
] as const;

export const Drawings: Story = {
  render: () => (
    <Cases>
      {KINDS.map((kind) => (
        <Case key={kind} label={kind}>
          <EmptyState
            title="Nothing here yet"
            drawing={kind}
            tone={kind === 'failed' ? 'danger' : 'neutral'}
          />
        </Case>
      ))}
    </Cases>
  ),
};

export const NoMatches: Story = {
  args: {
    title: 'No matching transactions',
    drawing: 'search',
    actions: <Button>Clear filters</Button>,
  },
};
export const Failed: Story = {
  args: {
    tone: 'danger',
    title: 'Couldn’t load payouts',
    children: 'The server didn’t respond in time.',
    actions: <Button>Try again</Button>,
  },
};
export const Forbidden: Story = {
  args: {
    tone: 'warning',
    title: 'You don’t have access to this page',
    children: 'Payouts aren’t part of your role. Ask your administrator for access.',
  },
};
