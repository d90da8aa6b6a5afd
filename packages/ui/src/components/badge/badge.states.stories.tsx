import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Badge, Status, StatusBadge } from './index.ts';

const meta = {
  title: 'Feedback/Badge/States',
  id: 'components-badge-states',
  component: Badge,
} satisfies Meta<typeof Badge>;
export default meta;

const TONES = ['neutral', 'primary', 'success', 'info', 'warning', 'danger'] as const;

const STATUSES = [
  ['review', 'Review'],
  ['approved', 'Approved'],
  ['declined', 'Declined'],
  ['smsSent', 'SMS sent'],
  ['smsValid', 'SMS valid'],
  ['identity', 'Identity'],
] as const;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {TONES.map((tone) => (
        <Case key={tone} label={tone}>
          <Badge tone={tone}>Card</Badge> <StatusBadge tone={tone}>Settled</StatusBadge>{' '}
          <Badge tone={tone} size="small">
            4
          </Badge>{' '}
          <Status tone={tone}>Settled</Status>
        </Case>
      ))}
      {STATUSES.map(([tone, label]) => (
        <Case key={tone} label={`status ${tone}`}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </Case>
      ))}
    </Cases>
  ),
};
