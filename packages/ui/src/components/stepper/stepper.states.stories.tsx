import type { Meta, StoryObj } from '@storybook/react-vite';
import { Case, Cases } from '../../stories/cases.tsx';
import { type Step, Stepper } from './index.ts';

const meta = {
  title: 'Navigation/Stepper/States',
  id: 'components-stepper-states',
  component: Stepper,
} satisfies Meta<typeof Stepper>;
export default meta;

const none = () => undefined;
const steps: readonly Step[] = [
  { id: 'business', label: 'Business', description: 'Harbor Bikes', state: 'done', onPress: none },
  { id: 'owners', label: 'Owners', description: 'One is missing', state: 'problem', onPress: none },
  { id: 'bank', label: 'Bank account', state: 'current', onPress: none },
  { id: 'review', label: 'Review', state: 'upcoming', onPress: none, isDisabled: true },
];

export const Matrix: StoryObj = {
  render: () => (
    <Cases width="wide">
      <Case label="horizontal">
        <Stepper label="Application" steps={steps} />
      </Case>
      <Case label="horizontal, on a phone">
        <div data-stage="" style={{ inlineSize: 300 }}>
          <Stepper label="Application on a phone" steps={steps} />
        </div>
      </Case>
      <Case label="vertical">
        <Stepper label="Application below each other" steps={steps} orientation="vertical" />
      </Case>
    </Cases>
  ),
};
