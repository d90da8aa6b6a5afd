import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { CheckIcon } from '../icons/index.ts';
import { Timeline, type TimelineTone } from './index.ts';

const meta = {
  title: 'Data/Timeline/States',
  id: 'components-timeline-states',
  component: Timeline,
} satisfies Meta<typeof Timeline>;
export default meta;

const tones: readonly TimelineTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
const time = '11/18/26 10:30 am';

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      <Case label="dots">
        <Timeline
          label="Dots"
          events={tones.map((tone) => ({ id: tone, title: tone, time, tone }))}
        />
      </Case>
      <Case label="icons">
        <Timeline
          label="Icons"
          events={tones.map((tone) => ({
            id: tone,
            title: tone,
            time,
            tone,
            icon: <CheckIcon size={14} />,
          }))}
        />
      </Case>
      <Case label="everything">
        <Timeline
          label="Everything"
          events={[
            {
              id: '1',
              title: 'Refunded',
              time,
              actor: 'grace.hopper@example.com',
              amount: '−$1,204.00',
              detail: 'The customer returned the goods and asked for the money back.',
            },
          ]}
        />
      </Case>
    </Cases>
  ),
};
