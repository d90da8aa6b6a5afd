import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { Heading, Text } from './index.ts';

const meta = {
  title: 'Layout/Typography/States',
  id: 'components-typography-states',
  component: Text,
} satisfies Meta<typeof Text>;
export default meta;

const RANKS = ['page', 'section', 'card', 'label'] as const;
const SIZES = ['xsmall', 'small', 'medium', 'large'] as const;
const TONES = ['default', 'muted', 'subtle', 'success', 'warning', 'danger'] as const;
const LONG = 'A name that is far longer than the room there is for it on this line';

export const Matrix: StoryObj = {
  render: () => (
    <Cases>
      {RANKS.map((rank) => (
        <Case key={rank} label={`heading, ${rank}`}>
          <Heading rank={rank}>Blue Door Cafe</Heading>
        </Case>
      ))}
      {SIZES.map((size) => (
        <Case key={size} label={`text, ${size}`}>
          <Text size={size}>Payout of November 22</Text>
        </Case>
      ))}
      {TONES.map((tone) => (
        <Case key={tone} label={`text, ${tone}`}>
          <Text tone={tone}>Payout of November 22</Text>
        </Case>
      ))}
      <Case label="mono">
        <Text isMono>txn_0042_8f1c</Text>
      </Case>
      <Case label="one line">
        <Text isOneLine>{LONG}</Text>
      </Case>
    </Cases>
  ),
};
