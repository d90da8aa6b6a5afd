import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Calendar } from './index.ts';

const meta = {
  title: 'Data/Calendar/States',
  id: 'components-calendar-states',
  component: Calendar,
} satisfies Meta<typeof Calendar>;
export default meta;

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="chosen">
        <Calendar label="Chosen" defaultValue="2026-11-18" />
      </Case>
      <Case label="none chosen">
        <Calendar label="None chosen" defaultMonth="2026-02-01" />
      </Case>
      <Case label="bounded">
        <Calendar
          label="Bounded"
          defaultValue="2026-11-18"
          earliest="2026-11-09"
          latest="2026-11-25"
        />
      </Case>
      <Case label="disabled">
        <Calendar label="Disabled" defaultValue="2026-11-18" isDisabled />
      </Case>
      <Case label="narrow schedule">
        <Calendar
          label="Narrow schedule"
          defaultMonth="2026-11-01"
          marks={[
            { date: '2026-11-03', label: 'Payout $810.20', tone: 'success' },
            { date: '2026-11-03', label: 'Fee $12.00' },
            { date: '2026-11-17', label: 'Payout returned', tone: 'danger' },
          ]}
        />
      </Case>
      <Case label="nothing happens">
        <Calendar label="Nothing happens" defaultMonth="2026-11-01" marks={[]} isReadOnly />
      </Case>
    </Cases>
  ),
};
