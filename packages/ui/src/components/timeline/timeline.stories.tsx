import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckIcon } from '../icons/index.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Data/Timeline',
  id: 'components-timeline',
  component: Timeline,
  args: {
    label: 'History of transaction 4821',
    events: [
      {
        id: '4',
        title: 'Refund refused',
        time: '11/20/26 04:12 pm',
        dateTime: '2026-11-20T21:12:00Z',
        detail: 'More than was charged.',
        tone: 'danger',
      },
      {
        id: '3',
        title: 'Settled',
        time: '11/19/26 08:00 pm',
        tone: 'success',
        icon: <CheckIcon size={14} />,
      },
      { id: '2', title: 'Held by rule “High amount”', time: '11/18/26 10:31 am', tone: 'warning' },
      { id: '1', title: 'Authorized for $48.20', time: '11/18/26 10:30 am', tone: 'info' },
      { id: '0', title: 'Created by Grace Hopper', time: '11/18/26 10:30 am' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
